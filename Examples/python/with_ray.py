"""Makes a project's dataset with Ray: with_ray.py PROJECT [ADDRESS]

Jobs are read where Ray has workers, judged carrier by carrier, and published here. Without an address, on two processors of this machine.
Needs: pip install chartwright ray
"""
import json
import sys

import chartwright
import ray


@ray.remote(max_retries=3)
def read(jobs):
    return list(chartwright.pipe(jobs, "read"))


@ray.remote(max_retries=3)
def judge(results):
    return list(chartwright.pipe(results, "judge"))


def main(project, address=None):
    ray.init(address) if address else ray.init(num_cpus=2, include_dashboard=False)
    jobs = list(chartwright.plan(project))
    carriers = {}
    for batch in ray.get([read.remote(jobs[start : start + 50]) for start in range(0, len(jobs), 50)]):
        for result in batch:
            carriers.setdefault(result["id"].split("/")[0], []).append(result)
    judged = ray.get([judge.remote(results) for results in carriers.values()])
    report = chartwright.publish(project, (line for lines in judged for line in lines))
    print(json.dumps(report["outcome"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
