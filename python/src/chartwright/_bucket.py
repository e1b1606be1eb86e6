"""Objects of an S3-compatible store: everything through pyarrow.fs, and what it cannot do, a conditional put, through boto3."""

from __future__ import annotations

import os
import urllib.parse
from typing import TYPE_CHECKING, Any

from ._program import ChartwrightError

if TYPE_CHECKING:
    from pyarrow.fs import FileInfo


class Bucket:
    """The objects below `s3://bucket/folder`; read as pyarrow reads that address, with its options (`?endpoint_override=…`)."""

    def __init__(self, uri: str) -> None:
        parts = urllib.parse.urlsplit(uri)
        if parts.scheme != "s3" or not parts.netloc:
            raise ChartwrightError(2, f"expected the address of a bucket, s3://bucket/folder, found {uri!r}")
        try:
            import boto3
            import pyarrow.fs
        except ImportError as error:
            raise ChartwrightError(2, f"{error}: pip install 'chartwright[objects]'") from error
        self.name = f"s3://{parts.netloc}{parts.path}".rstrip("/")
        self.bucket = parts.netloc
        self.prefix = parts.path.strip("/") + "/" if parts.path.strip("/") else ""
        options = dict(urllib.parse.parse_qsl(parts.query))
        endpoint = options.get("endpoint_override") or os.environ.get("AWS_ENDPOINT_URL")
        if endpoint and "://" not in endpoint:
            endpoint = f"{options.get('scheme', 'https')}://{endpoint}"
        self._files = pyarrow.fs.FileSystem.from_uri(uri)[0]
        self._client = boto3.client("s3", endpoint_url=endpoint, region_name=options.get("region"))

    def path(self, name: str) -> str:
        """What pyarrow calls an object."""
        return f"{self.bucket}/{self.prefix}{name}"

    def read(self, name: str) -> bytes:
        try:
            with self._files.open_input_file(self.path(name)) as file:
                content: bytes = file.read()
                return content
        except FileNotFoundError as error:
            raise ChartwrightError(2, f"{self.name}/{name}: expected an object, found none") from error

    def write(self, name: str, content: bytes) -> None:
        with self._files.open_output_stream(self.path(name)) as file:
            file.write(content)

    def objects(self, folder: str = "") -> list[tuple[str, FileInfo]]:
        """All objects below a folder, by their names."""
        import pyarrow.fs

        selector = pyarrow.fs.FileSelector(self.path(folder).rstrip("/"), recursive=True, allow_not_found=True)
        start = len(self.path(""))
        found = [(info.path[start:], info) for info in self._files.get_file_info(selector) if info.is_file]
        return sorted(found, key=lambda item: item[0])

    def tagged(self, name: str) -> tuple[bytes, str] | None:
        """An object's bytes and its tag, which is another after every put; None where there is no object."""
        try:
            answer = self._client.get_object(Bucket=self.bucket, Key=self.prefix + name)
        except self._client.exceptions.NoSuchKey:
            return None
        return answer["Body"].read(), answer["ETag"]

    def put_if(self, name: str, content: bytes, tag: str | None) -> bool:
        """Writes an object whose tag still is this one, or which is not there yet (None). False: it is another by now."""
        from botocore.exceptions import ClientError

        condition: dict[str, Any] = {"IfNoneMatch": "*"} if tag is None else {"IfMatch": tag}
        try:
            self._client.put_object(Bucket=self.bucket, Key=self.prefix + name, Body=content, **condition)
        except ClientError as error:
            # 404: there was an object with that tag, and it is gone. 409: somebody else is writing at this moment.
            if error.response["ResponseMetadata"]["HTTPStatusCode"] in (404, 409, 412):
                return False
            raise
        return True
