# Builds the program on the official Swift image and leaves a small image that holds only the program:
#   docker build -t chartwright .
#   docker run --rm -v "$PWD":/project chartwright ingest
ARG SWIFT_VERSION=6.3
FROM swift:${SWIFT_VERSION}-noble AS build
RUN apt-get update \
    && apt-get install -q -y --no-install-recommends libcsv-dev libsqlite3-dev libssl-dev libxml2-dev libzip-dev make pkg-config python3-pip zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY Package.swift Makefile ./
COPY scripts scripts
COPY Sources Sources
COPY Tests Tests
RUN make build && install "$(make --silent program)" /usr/local/bin/chartwright
RUN scripts/pdfium /usr/local/lib/chartwright

FROM ubuntu:noble
RUN apt-get update \
    && apt-get install -q -y --no-install-recommends libcsv3 libsqlite3-0 libssl3 libxml2 libzip4t64 zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local/bin/chartwright /usr/local/bin/chartwright
COPY --from=build /usr/local/lib/chartwright /usr/local/lib/chartwright
WORKDIR /project
ENTRYPOINT ["chartwright"]
