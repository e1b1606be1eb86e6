"""Runs a program and says what it took, for benchmarks."""
import os, subprocess, sys

# A process begins with the memory of the one that started it, which counts as its own: a small one starts it.
STARTER = """
import os, sys, time
start = time.perf_counter()
child = os.fork()
if child == 0: os.execvp(sys.argv[1], sys.argv[1:])
_, status, usage = os.wait4(child, 0)
os.write(3, f"{time.perf_counter() - start} {usage.ru_utime + usage.ru_stime} {usage.ru_maxrss / 1024} {status}".encode())
"""

def run(folder, *command, stdin=None, stdout=subprocess.PIPE, statuses=(0,)):
    """Wall clock, processor time and peak memory in megabytes, and what was printed where nobody else takes it."""
    told, tell = os.pipe()
    redirected = ["sh", "-c", 'exec 3>&$0; exec "$@"', str(tell), sys.executable, "-I", "-S", "-c", STARTER]
    child = subprocess.run([*redirected, *command], cwd=folder, stdin=stdin, stdout=stdout, stderr=subprocess.DEVNULL, pass_fds=[tell])
    os.close(tell)
    with os.fdopen(told) as figures: wall, busy, memory, status = figures.read().split()
    assert os.waitstatus_to_exitcode(int(status)) in statuses, f"{command} failed"
    return float(wall), float(busy), float(memory), (child.stdout or b"").decode()
