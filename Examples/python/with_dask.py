"""Makes a project's dataset with Dask: with_dask.py PROJECT [SCHEDULER]

Jobs are read where Dask has workers, judged carrier by carrier, and published here. Without a scheduler's address, on two processes of
this machine. Needs: pip install chartwright 'dask[distributed]'
"""
import json
import sys

import chartwright
from dask.distributed import Client


def read(jobs):
    return list(chartwright.pipe(jobs, "read"))


def judge(results):
    return list(chartwright.pipe(results, "judge"))


def main(project, scheduler=None):
    with Client(scheduler) if scheduler else Client(n_workers=2, threads_per_worker=1, dashboard_address=None) as client:
        jobs = list(chartwright.plan(project))
        batches = [jobs[start : start + 50] for start in range(0, len(jobs), 50)]
        carriers = {}
        for batch in client.gather(client.map(read, batches, retries=3)):
            for result in batch:
                carriers.setdefault(result["id"].split("/")[0], []).append(result)
        judged = client.gather(client.map(judge, list(carriers.values()), retries=3))
        report = chartwright.publish(project, (line for lines in judged for line in lines))
    print(json.dumps(report["outcome"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
