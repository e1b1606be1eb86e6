"""End-to-end checks of the desk; see scripts/check-pages. A file is dropped, its questions answered by keyboard, and published; what is
written is compared, byte for byte, with what the commands that the page shows write. Needs a program and a Chromium.

With a third argument pictures of every step are put into that folder."""

import http.client
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from playwright.sync_api import sync_playwright

from page_audit import AUDIT, CONTRAST

PROGRAM, CHROMIUM = sys.argv[1:3]
PICTURES = sys.argv[3] if len(sys.argv) > 3 else None

CHART = '''"Zenith Mutual - Term build chart (March 2026)",,,,
Height,Minimum,Select,Preferred,Standard
"5'8""",104,172,180,205
"5'9""",107,177,185,211
"5'10""",110,183,191,217
"5'11""",113,188,197,223
"6'0""",116,194,202,229
"Ages 61 and over: add 10 lb",,,,
'''
NEXT = CHART.replace("March", "September").replace("183", "185").replace("223", "221")
SIX = '''"Apex Life build chart",,,,,,
Height,Elite,Premier,Select,Choice,Express
"5'8""",152,162,172,190,205
"5'9""",157,167,177,195,211
"5'10""",162,173,183,201,271
"5'11""",168,178,188,207,223
"6'0""",173,184,194,212,229
"6'1""",179,190,200,218,235
'''
HOSTILE = '''<html><head><title>t</title><meta http-equiv="refresh" content="0;url=http://127.0.0.1:9/refreshed">
<style>@font-face{font-family:x;src:url(http://127.0.0.1:9/font)}body{background:url(http://127.0.0.1:9/style)}</style></head>
<body onload="window.ran=1"><script>window.ran=1</script><iframe src="http://127.0.0.1:9/frame"></iframe>
<svg onload="window.ran=1"><script>window.ran=1</script><image href="http://127.0.0.1:9/svg"/></svg>
<table><tr><th>Height</th><th onmouseover="window.ran=1">&lt;img src=http://127.0.0.1:9/label onerror=window.ran=1&gt; Preferred</th><th>Standard</th></tr>
<tr><td>5'8"</td><td>&lt;script&gt;window.ran=1&lt;/script&gt;180</td><td>205</td></tr><tr><td>5'9"</td><td>185</td><td>211</td></tr>
<tr><td>5'10"</td><td>191</td><td>217</td></tr></table>
<p>&lt;a href="javascript:window.ran=1"&gt;x&lt;/a&gt; &quot; onfocus=window.ran=1 autofocus &quot;</p></body></html>
'''

failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"  FAILED: {what}")


RUNNING = []


class Desk:
    """A running desk over a project of its own."""

    def __init__(self, folder, *files, environment={}):
        self.folder = folder
        self.log = open(folder + ".log", "w+")
        self.process = subprocess.Popen(
            [PROGRAM, "desk", "--no-open", "--who", "ann", *files], cwd=folder, stdout=self.log, stderr=self.log,
            env={**os.environ, **environment},
        )
        RUNNING.append(self.process)
        self.address = self.next_address()
        self.base = self.address.split("/?")[0]

    def next_address(self):
        for _ in range(200):
            found = re.findall(r"http\S+", open(self.folder + ".log").read())
            if found:
                return found[-1]
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        return "http://127.0.0.1:1/?token=none"

    def end(self, kill=False):
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait()


def files_of(folder):
    """Every file that is part of the project, with its bytes."""
    found = {}
    for root, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in (".chartwright", "drafts")]
        for name in names:
            path = os.path.join(root, name)
            found[os.path.relpath(path, folder)] = open(path, "rb").read()
    return found


def picture(page, name):
    if PICTURES:
        os.makedirs(PICTURES, exist_ok=True)
        page.screenshot(path=f"{PICTURES}/{name}.png", full_page=False)


def audit(page, what):
    """Labels, headings and contrast of the page that is shown, light and dark, and that it fits a phone."""
    for wrong in page.evaluate(AUDIT)[:6]:
        expect(False, f"{what}: {wrong}")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        for wrong in page.evaluate(CONTRAST)[:4]:
            expect(False, f"{what}, {scheme}: {wrong}")
        if scheme == "dark":
            picture(page, what + "-dark")
    size = page.viewport_size
    page.set_viewport_size({"width": 320, "height": 700})
    width = page.evaluate("document.documentElement.scrollWidth")
    expect(width <= 320, f"{what}: {width} pixels wide on a phone of 320")
    picture(page, what + "-phone")
    page.set_viewport_size(size)


def drop(page, desk, name, text):
    path = os.path.join(desk.folder + "-sent", name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "wb" if isinstance(text, bytes) else "w").write(text)
    page.goto(desk.base + "/")
    page.set_input_files("#files", path)
    page.wait_for_url("**/drafts/*")
    return path


def published_as_commands(desk, page, sent, twin):
    """Runs the commands that the page shows in another project, and compares all files."""
    commands = page.inner_text("pre.commands").strip().split("\n")
    for command in commands:
        words = shlex.split(command)
        words = [sent if word == os.path.basename(sent) else word for word in words]
        run = subprocess.run([PROGRAM, *words[1:]], cwd=twin, capture_output=True, text=True)
        expect(run.returncode in (0, 1), f"{command}: {run.stderr[-400:]}")
    own, other = files_of(desk.folder), files_of(twin)
    expect(own.keys() == other.keys(), f"the desk writes {sorted(own.keys() ^ other.keys())}")
    for path in own.keys() & other.keys():
        expect(own[path] == other[path], f"{path} is another than the commands write")


def check_usual(browser, work):
    """A chart that nobody knows, from drop to published, and its next edition."""
    desk = Desk(tempfile.mkdtemp(dir=work))
    twin = tempfile.mkdtemp(dir=work)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    outside = []
    context.on("request", lambda request: outside.append(request.url) if not request.url.startswith(desk.base) else None)
    page = context.new_page()
    page.goto(desk.address)
    picture(page, "inbox")
    audit(page, "inbox")
    begin = time.monotonic()
    sent = drop(page, desk, "zenith-term.csv", CHART)
    actions = 1
    expect(page.input_value("#carrier") == "Zenith Mutual", "the carrier is taken from the title")
    expect(page.input_value("#edition") == "2026-03-01", "the edition is taken from the title")
    picture(page, "source")
    audit(page, "source")
    page.fill("#product", "Term")
    page.press("#product", "Enter")
    actions += 2
    page.wait_for_selector("text=What does “Select” mean?")
    # What an answer would publish is shown before it is given.
    page.hover("[data-key='1']")
    page.wait_for_selector("#chart th.new")
    picture(page, "question")
    page.mouse.move(0, 0)
    page.wait_for_selector("#chart th.new", state="detached")
    audit(page, "question")
    # Each side answers the other.
    page.hover("#c0-4-3")
    expect(page.locator("#chart a.hit").count() == 1, "a cell lights the figure that it gave")
    page.hover("#v2-1")
    expect("c0-4-3" in [each.get_attribute("id") for each in page.locator(".sheet .hit").all()], "a figure lights its cell")
    for key, seen in [("1", "h2:has-text('may change limits')"), ("s", ".tag.ready")]:
        page.keyboard.press(key)
        page.wait_for_selector(seen)
        actions += 1
    page.keyboard.press("u")
    page.wait_for_selector("h2:has-text('may change limits')")
    page.keyboard.press("s")
    page.wait_for_selector(".tag.ready")
    page.keyboard.press("p")
    page.wait_for_url("**/publish")
    actions += 1
    picture(page, "publish")
    expect("Version 1.0.0" in page.inner_text("#next-h"), "the first version is 1.0.0")
    page.keyboard.press("Enter")
    page.wait_for_url("**/published/*")
    actions += 1
    seconds = time.monotonic() - begin
    print(f"  a chart that nobody knows: {actions} actions, {seconds:.1f} s of the program")
    expect(actions <= 10, f"ten actions, found {actions}")
    picture(page, "published")
    audit(page, "published")
    published_as_commands(desk, page, sent, twin)

    sent = drop(page, desk, "zenith-term-2.csv", NEXT)
    picture(page, "next-edition")
    expect("Zenith Mutual" in page.inner_text("[data-key='1']"), "the next edition is recognised")
    page.keyboard.press("1")
    page.wait_for_selector("h2:has-text('may change limits')")
    page.keyboard.press("s")
    page.wait_for_selector(".tag.ready")
    page.keyboard.press("p")
    page.wait_for_url("**/publish")
    text = page.inner_text("main")
    expect("Version 1.1.0" in text and "loosened" in text and "tightened" in text, "the diff is told in words")
    expect(page.locator("section.diff svg").count() > 0, "curves before and after are drawn")
    picture(page, "publish-next")
    audit(page, "publish-next")
    page.keyboard.press("Enter")
    page.wait_for_url("**/published/*")
    published_as_commands(desk, page, sent, twin)
    expect(not outside, f"nothing is loaded from elsewhere: {outside[:3]}")
    context.close()
    desk.end()


def check_six(browser, work):
    """Six open questions, the reading of a misprint corrected and a finding accepted; the program killed on the way."""
    desk = Desk(tempfile.mkdtemp(dir=work))
    twin = tempfile.mkdtemp(dir=work)
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto(desk.address)
    begin = time.monotonic()
    sent = drop(page, desk, "apex.csv", SIX)
    page.fill("#carrier", "Apex Life")
    page.fill("#product", "Term")
    page.fill("#edition", "2026-05-01")
    page.press("#edition", "Enter")
    actions = 5
    for name, key in [("Elite", "1"), ("Premier", "2"), ("Select", "3"), ("Choice", "4")]:
        page.wait_for_selector(f"text=What does “{name}” mean?")
        page.keyboard.press(key)
        actions += 1
    page.wait_for_selector("text=What does “Express” mean?")
    # Killed, and opened again: nothing that was said is lost.
    desk.end(kill=True)
    desk = Desk(desk.folder)
    page.goto(desk.address)
    page.click("text=apex.csv")
    page.wait_for_selector("text=What does “Express” mean?")
    page.select_option("#other", "table-2")
    page.click("text=Take it")
    page.wait_for_selector("#publish-0")
    actions += 2
    picture(page, "misprint")
    audit(page, "misprint")
    page.fill("#publish-0", "217")
    page.fill("#reason-0", "the guide has 217")
    page.press("#reason-0", "Enter")
    actions += 3
    for _ in range(12):
        page.wait_for_selector(".walk")
        if page.locator(".tag.ready").count():
            break
        page.keyboard.press("a")
        page.keyboard.type("seen on the printed page")
        page.keyboard.press("Enter")
        page.wait_for_timeout(250)
        actions += 3
    page.keyboard.press("p")
    page.wait_for_url("**/publish")
    picture(page, "publish-six")
    page.keyboard.press("Enter")
    page.wait_for_url("**/published/*")
    actions += 2
    print(f"  six open questions: {actions} actions, {time.monotonic() - begin:.1f} s of the program")
    published_as_commands(desk, page, sent, twin)
    page.close()
    desk.end()


def check_hostile(browser, work):
    desk = Desk(tempfile.mkdtemp(dir=work))
    context = browser.new_context()
    outside, ran = [], []
    context.on("request", lambda request: outside.append(request.url) if not request.url.startswith(desk.base) else None)
    page = context.new_page()
    page.on("dialog", lambda dialog: ran.append(dialog.message))
    page.goto(desk.address)
    wide = "Height," + ",".join(f"Class {n}" for n in range(99)) + "\n"
    wide += "".join(f"{4 + n // 12 % 4}'{n % 12}\"," + ",".join(str(100 + n % 300) for _ in range(99)) + "\n" for n in range(1000))
    mega = CHART.replace("add 10 lb", "x <script>window.ran=1</script>" * 32_000)
    for name, text in [("hostile.html", HOSTILE), ("wide.csv", wide), ("mega.csv", mega)]:
        drop(page, desk, name, text)
        # The better of two: what else the machine does is none of the page's.
        times = []
        for _ in range(2):
            begin = time.monotonic()
            page.reload()
            times.append(time.monotonic() - begin)
        seconds = min(times)
        print(f"  {name}: {len(text)} bytes, page in {seconds:.2f} s, {len(page.content())} bytes")
        expect(seconds < 2, f"{name} is drawn in two seconds, found {seconds:.2f}")
        expect(len(page.content()) < 2_000_000, f"{name} is a page of at most 2 MB")
        expect(page.evaluate("window.ran") is None, f"{name} runs nothing")
        page.wait_for_timeout(300)
        expect("/drafts/" in page.url, f"{name} leads nowhere")
        picture(page, name.split(".")[0])
    expect(not outside, f"nothing is loaded from elsewhere: {outside[:3]}")
    expect(not ran, "no dialog opens")
    context.close()
    desk.end()


def check_paper(browser, work):
    """A PDF is drawn as its page looks, where PDFs can be read here."""
    version = subprocess.run([PROGRAM, "--version"], capture_output=True, text=True).stdout
    if "pdf: PDFium" not in version:
        print("  no PDFium here")
        return
    desk = Desk(tempfile.mkdtemp(dir=work))
    page = browser.new_page(viewport={"width": 1440, "height": 1000})
    page.goto(desk.address)
    fixture = "Tests/Fixtures/pdf/fg-quantum-build-chart-weasyprint-grid.pdf"
    drop(page, desk, "fg.pdf", open(fixture, "rb").read())
    expect(page.locator(".paper svg text").count() > 50, "the words of the page stand where they stand on it")
    page.locator(".paper g.value").nth(20).hover()
    expect(page.locator("#chart .hit").count() > 0, "a word of the page lights what it gave")
    picture(page, "paper")
    audit(page, "paper")
    page.close()
    desk.end()


class Client:
    """Answers questions as fast as it can, and keeps what was acknowledged."""

    def __init__(self, desk):
        self.host = desk.base.split("//")[1]
        self.origin = desk.base
        self.cookie = self.ask("GET", desk.address[len(desk.base):])[1].split(";")[0]

    def ask(self, method, path, body=None, kind="application/x-www-form-urlencoded"):
        connection = http.client.HTTPConnection(self.host, timeout=30)
        headers = {"Host": self.host, "Origin": self.origin, "Content-Type": kind}
        if getattr(self, "cookie", None):
            headers["Cookie"] = self.cookie
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        return answer.status, answer.getheader("Set-Cookie") or answer.getheader("Location") or "", text

    def flow(self, kept):
        """From drop to published; every acknowledged answer is put into `kept`."""
        body = f'--x\r\nContent-Disposition: form-data; name="file"; filename="zenith.csv"\r\n\r\n{CHART}\r\n--x--\r\n'
        status, place, _ = self.ask("POST", "/drafts", body, "multipart/form-data; boundary=x")
        kept.append("drop")
        if place.startswith("/published"):
            return True
        for question, fields in [
            ("source", {"carrier": "Zenith Mutual", "product": "Term", "edition": "2026-03-01", "chart": "term"}),
            ("meaning:Select", {"word": "preferred-plus"}),
            ("sex", {"word": "female"}),
        ]:
            text = self.ask("GET", place)[2]
            if urllib.parse.quote(question, safe="") not in text and f'value="{question}"' not in text:
                continue
            revision = re.search(r'name="revision" value="([0-9a-f]+)"', text).group(1)
            fields = dict(fields, question=question, revision=revision)
            status, _, text = self.ask("POST", place + "/answer", urllib.parse.urlencode(fields))
            if status == 303:
                kept.append(question)
        text = self.ask("GET", place + "/publish")[2]
        state = re.search(r'name="state" value="([0-9a-f]+)"', text).group(1)
        status, _, _ = self.ask("POST", place + "/publish", f"state={state}")
        if status == 303:
            kept.append("publish")
        return status == 303


def check_kills(work):
    """The program is killed at steps of writing and at any moment: what was acknowledged is there, and the rest can be done."""
    rounds = int(os.environ.get("CHARTWRIGHT_KILLS", "24"))
    seed = random.Random(7)
    reference = tempfile.mkdtemp(dir=work)
    desk = Desk(reference)
    begin = time.monotonic()
    expect(Client(desk).flow([]), "the flow publishes")
    span = time.monotonic() - begin
    desk.end()
    whole = files_of(reference)
    kills = 0
    for number in range(rounds):
        folder = os.path.join(work, f"kill-{number}")
        os.mkdir(folder)
        # Every other time at a step of writing, else at a moment.
        step = number // 2 if number % 2 == 0 and number < 260 else None
        desk = Desk(folder, environment={} if step is None else {"CHARTWRIGHT_KILL_AT_STEP": str(step * (1 if rounds > 100 else 5))})
        timer = None
        if step is None:
            timer = threading.Timer(seed.random() * span * 1.1, desk.process.kill)
            timer.start()
        kept = []
        try:
            Client(desk).flow(kept)
        except (OSError, http.client.HTTPException, AttributeError):
            pass
        if timer:
            timer.cancel()
        kills += desk.process.poll() is not None
        desk.end(kill=True)
        drafts = os.listdir(os.path.join(folder, "drafts")) if os.path.isdir(os.path.join(folder, "drafts")) else []
        drafts = [name for name in drafts if os.path.exists(os.path.join(folder, "drafts", name, "draft.json"))]
        is_published = os.path.exists(os.path.join(folder, "normalized", "latest.json"))
        if "drop" in kept and not is_published:
            expect(len(drafts) == 1, f"kill {number}: the dropped file is there")
        if drafts and not is_published:
            draft = json.load(open(os.path.join(folder, "drafts", drafts[0], "draft.json")))
            said = [answer["question"] for answer in draft["answers"]]
            for question in kept:
                expect(question in ("drop", "publish") or question in said, f"kill {number}: {question} is kept")
        if "publish" in kept:
            expect(is_published, f"kill {number}: what was published is published")
        if number % 3 == 0 or number < 40:
            again = Desk(folder)
            try:
                expect(Client(again).flow([]) or is_published, f"kill {number}: the rest can be done")
            except Exception as error:
                expect(False, f"kill {number}: {error!r} after {kept}")
            again.end()
            own = files_of(folder)
            expect(own == whole, f"kill {number}: other files than without it: {sorted(p for p in own.keys() | whole.keys() if own.get(p) != whole.get(p))[:4]}")
        shutil.rmtree(folder)
    print(f"  {rounds} runs, {kills} killed")


def check_access(work):
    """Everything that is not the person who opened the address is refused."""
    desk = Desk(tempfile.mkdtemp(dir=work))
    host = desk.base.split("//")[1]
    token = desk.address.split("token=")[1]

    def ask(method, path, headers=None, body=None):
        connection = http.client.HTTPConnection(host, timeout=10)
        connection.request(method, path, body, {"Host": host, **(headers or {})})
        answer = connection.getresponse()
        return answer.status, answer.getheader("Set-Cookie"), answer.read().decode()

    expect(ask("GET", "/")[0] == 403, "without a session the inbox is closed")
    expect(ask("GET", "/?token=" + "0" * 64)[0] == 403, "a wrong token is refused")
    status, cookie, _ = ask("GET", f"/?token={token}")
    expect(status == 303 and "HttpOnly" in cookie and "SameSite=Strict" in cookie, "the token gives a cookie")
    cookie = cookie.split(";")[0]
    expect(ask("GET", f"/?token={token}")[0] == 403, "a token is good once")
    expect(ask("GET", "/", {"Cookie": cookie})[0] == 200, "the cookie opens the inbox")
    expect(ask("GET", "/", {"Cookie": cookie, "Host": "evil.example"})[0] == 421, "another host is refused")
    form = {"Content-Type": "application/x-www-form-urlencoded", "Cookie": cookie}
    for origin in ["http://evil.example", "null", f"http://{host.split(':')[0]}:1", None]:
        headers = dict(form, **({"Origin": origin} if origin else {}))
        expect(ask("POST", "/folder", headers, "folder=/etc")[0] == 403, f"a form from {origin} is refused")
    headers = dict(form, **{"Origin": desk.base, "Sec-Fetch-Site": "cross-site"})
    expect(ask("POST", "/folder", headers, "folder=/etc")[0] == 403, "a form of another site is refused")
    own = {"Content-Type": form["Content-Type"], "Origin": desk.base}
    status, _, text = ask("POST", "/folder", dict(own, Cookie="chartwright-desk=" + "0" * 64), "folder=/somewhere")
    expect(status == 403 and "/somewhere" in text, "a session that has ended keeps what was typed")
    for _ in range(300):
        ask("GET", "/?token=" + "1" * 64)
    expect(ask("GET", "/", {"Cookie": cookie})[0] == 200, "a flood of wrong tokens changes nothing")
    log = open(desk.folder + ".log").read()
    expect(cookie.split("=")[1] not in log and "0" * 64 not in log, "no session and no request is logged")
    desk.end()


def main():
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for check in (check_usual, check_six, check_hostile, check_paper):
            print(f"desk: {check.__name__[6:]}")
            check(browser, work)
        browser.close()
        print("desk: access")
        check_access(work)
        print("desk: kills")
        check_kills(work)
    if failures:
        sys.exit(f"check-pages: {len(failures)} failures of the desk")


try:
    main()
finally:
    for process in RUNNING:
        if process.poll() is None:
            process.kill()
