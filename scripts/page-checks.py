"""End-to-end checks of the web pages; see scripts/check-pages. Needs a program and a Chromium."""

import http.client
import json
import re
import socket
import subprocess
import sys
import time
import urllib.parse

from playwright.sync_api import sync_playwright

from page_audit import AUDIT, CONTRAST

PROGRAM, CHROMIUM = sys.argv[1:3]

# What a page may load and run, whatever the server sends beside it.
POLICY = (
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

# One page of every kind.
PAGES = [
    "/",
    "/build",
    "/build?height=5'6\"&weight=201&sex=female&age=52",
    "/build?height=5-10&weight=400",
    "/build?height=nothing&weight=",
    "/build?height=<b>&weight=\"'&carrier=none",
    "/medication",
    "/medication?name=warfarin",
    "/medication?name=warfarin&use=atrial+fibrillation&last-filled=14m",
    "/medication?name=warfarn",
    "/medication?name=qqqqqqq",
    "/medication?name=",
    "/plans",
    "/plans?height=66&weight=201&age=60&medication=warfarin&use=&last-filled=&medication=metformin&use=&last-filled=x",
    "/plans?height=66&weight=201&age=60&medication=warfarin&use=&last-filled=&medication=metformin&use=&last-filled=",
    "/medications",
    "/medications?search=met&page=2",
    "/medications?search=zzzzz",
    "/products",
    "/products/mutual-of-omaha/living-promise",
    "/products/banner/term-and-permanent",
    "/charts",
    "/charts?kind=medication",
    "/charts/banner/field-guide/2026-03-01",
    "/charts/mutual-of-omaha/fully-underwritten/2020-01-01",
    "/charts/transamerica/blended-bmi/2025-03-01",
    "/charts/banner/field-guide/2026-03-01/limits/3-2",
    "/charts/accendo/final-expense-drugs/2020-06-25",
    "/charts/accendo/final-expense-drugs/2020-06-25?search=diabetes&outcome=decline",
    "/charts/accendo/final-expense-drugs/2020-06-25?search=zzzzz",
    "/charts/accendo/final-expense-drugs/2020-06-25/rules/7",
    "/compare",
    "/compare?plan=banner/term-and-permanent&plan=mutual-of-omaha/express&plan=foresters/planright&class=standard",
    "/versions",
    "/versions/1.0.0",
    "/versions/1.1.0",
    "/versions/1.1.0?from=1.0.0",
    "/calendar",
    "/calendar/2024-01-01",
    "/calendar/2023-05-05",
    "/findings",
    "/findings?severity=info&page=2",
]
MISTAKEN = {PAGES[4], PAGES[5], PAGES[11], PAGES[13]}

failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"  FAILED: {what}")


def serve():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(
        [PROGRAM, "serve", "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    for _ in range(300):
        try:
            http.client.HTTPConnection("127.0.0.1", port, timeout=5).connect()
            return server, port
        except OSError:
            if server.poll() is not None:
                break
            time.sleep(0.1)
    server.terminate()
    sys.exit("check-pages: the server did not start")


# ---------------------------------------------------------------- What every page keeps

def watched(context, problems):
    """A page of which every error, warning and refused resource is put into `problems`."""
    page = context.new_page()

    def guarded(route):
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "content-security-policy": POLICY})

    page.route("**/*", guarded)
    page.on("console", lambda m: problems.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda e: problems.append(str(e)))
    page.on("requestfailed", lambda r: problems.append(f"{r.url}: {r.failure}"))
    return page


def check_pages(browser, base):
    print("every page: structure, contrast in light and dark, width of a phone")
    problems = []
    light = watched(browser.new_context(viewport={"width": 1280, "height": 900}), problems)
    phone = browser.new_context(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True).new_page()
    for path in PAGES:
        answer = light.goto(base + path, wait_until="load")
        wanted = 400 if path in MISTAKEN else 200
        expect(answer.status == wanted, f"{path}: status {answer.status}, expected {wanted}")
        expect(len(answer.body()) < 2_000_000, f"{path}: {len(answer.body())} bytes")
        for wrong in light.evaluate(AUDIT)[:8]:
            expect(False, f"{path}: {wrong}")
        for scheme in ("light", "dark"):
            light.emulate_media(color_scheme=scheme)
            for wrong in light.evaluate(CONTRAST):
                expect(False, f"{path}, {scheme}: contrast {wrong}")
        light.emulate_media(color_scheme="light")
        phone.goto(base + path, wait_until="load")
        width = phone.evaluate("document.documentElement.scrollWidth")
        expect(width <= 320, f"{path}: {width} pixels wide on a phone of 320")
    # Chromium itself reports the status of a page that is answered with 400.
    problems = [each for each in problems if "status of 400" not in each]
    expect(not problems, f"errors in the console: {problems[:5]}")
    dark = browser.new_context(color_scheme="dark").new_page()
    dark.goto(base + "/")
    background = dark.evaluate("getComputedStyle(document.body).backgroundColor")
    expect(max(map(int, re.findall(r"\d+", background)[:3])) < 60, f"dark pages are not dark: {background}")


# ---------------------------------------------------------------- What pages answer


def command(*arguments):
    return json.loads(subprocess.run([PROGRAM, *arguments], check=True, capture_output=True).stdout)


GROUPS = {
    "offer": "fits", "unclassified": "fits", "refer": "referred", "below": "unfit", "above": "unfit",
    "decline": "unfit",
}


def figures(limit):
    """The figures of a limit as a page writes them."""
    weight = [limit["weight_min_lb"], limit["weight_max_lb"]]
    return [f"{each:g}" for each in weight + [limit["bmi_min"], limit["bmi_max"]] if each is not None]


def check_build(browser, base):
    print("build checker: the form gives the plans of `check build`")
    page = browser.new_page()
    people = [
        ("5'6\"", "201", "female", "52", None),
        ("178cm", "91kg", "male", "38", "no"),
        ("6-2", "310", None, None, None),
        ("60", "95", "female", "71", "yes"),
    ]
    for height, weight, sex, age, tobacco in people:
        page.goto(base + "/")
        form = page.locator("form[action^='/build']")
        form.get_by_label("Height").fill(height)
        form.get_by_label("Weight").fill(weight)
        if sex:
            form.get_by_label(sex.capitalize(), exact=True).check()
        if age:
            form.get_by_label("Age").fill(age)
        if tobacco:
            form.get_by_role("group", name="Tobacco").get_by_label(tobacco.capitalize(), exact=True).check()
        form.get_by_role("button", name="Find plans").click()
        arguments = ["check", "build", "--format", "json", "--height", height, "--weight", weight]
        for option, value in (("--sex", sex), ("--age", age), ("--tobacco", tobacco)):
            arguments += [option, value] if value else []
        expected = {group: [] for group in ("fits", "referred", "unfit", "silent")}
        limits = {}
        for plan in command(*arguments)["plans"]:
            best = [case["statements"][0] for case in plan["cases"]]
            key = f"{plan['carrier']}/{plan['product']}"
            limits[key] = [figures(each["limit"]) if each["limit"] else [] for each in best]
            # A plan stands with its most favourable possibility.
            order = ["fits", "silent-but-asked", "referred", "unfit", "silent"]
            groups = [GROUPS.get(each["kind"], "silent") for each in best]
            expected[min(groups, key=order.index)].append(key)
        shown = {group: [] for group in expected}
        for plan in page.locator(".plan").all():
            key = plan.get_attribute("data-plan")
            shown[plan.locator("xpath=ancestor::section[1]/h3").get_attribute("id")].append(key)
            texts = [
                case.locator(".statement").first.inner_text() for case in plan.locator(".case").all()
            ]
            expect(len(texts) == len(limits[key]), f"{key}: {len(texts)} cases, expected {len(limits[key])}")
            for text, numbers in zip(texts, limits[key]):
                expect(all(each in text for each in numbers), f"{key}: {numbers} are not in “{text}”")
        expect(shown == expected, f"{height} {weight}: other plans than `check build`")
        expect(sum(map(len, shown.values())) > 20, "few plans")
    page.locator(".facts a").first.click()
    expect(page.get_by_role("heading", name="Where it comes from").is_visible(), "a limit leads to its origin")
    expect(page.locator(".raw .marked").count() == 1, "the raw cell is marked")
    page.close()


def check_mistakes(browser, base):
    print("mistakes in a form are named, and lead to their fields")
    page = browser.new_page()
    page.goto(base + "/build")
    page.get_by_label("Height").fill("tall <script>")
    page.get_by_role("button", name="Find plans").click()
    alert = page.get_by_role("alert")
    expect("tall <script>" in alert.inner_text(), "the mistake is quoted")
    expect("Weight" in alert.inner_text(), "what is missing is named")
    expect(page.evaluate("document.activeElement.id") == "errors", "the list of mistakes has the focus")
    field = page.get_by_label("Height")
    expect(field.get_attribute("aria-invalid") == "true", "the field says that it is wrong")
    expect(field.input_value() == "tall <script>", "what was typed is kept")
    alert.get_by_role("link", name="Height").click()
    expect(page.evaluate("document.activeElement.id") == "height", "the mistake leads to its field")
    page.close()


def check_type_ahead(browser, base):
    print("medication checker: type-ahead, and what `check medication` says")
    page = browser.new_page()
    page.goto(base + "/medication")
    field = page.get_by_role("combobox", name="Medication")
    field.press_sequentially("warf")
    page.get_by_role("option").first.wait_for()
    expect(field.get_attribute("aria-expanded") == "true", "the suggestions are announced")
    field.press("ArrowDown")
    active = field.get_attribute("aria-activedescendant")
    expect(active and page.locator(f"#{active}").get_attribute("aria-selected") == "true", "one is active")
    field.press("Escape")
    expect(field.get_attribute("aria-expanded") == "false", "Escape closes the suggestions")
    field.press("ArrowDown")
    page.get_by_role("option").first.wait_for()
    field.press("ArrowDown")
    field.press("Enter")
    name = field.input_value()
    expect("warf" in name.lower(), f"Enter takes the suggestion: {name}")
    field.press("Enter")
    page.wait_for_url("**/medication?name=*")
    expected = command("check", "medication", name, "--format", "json")["plans"]
    spoken = [f"{p['carrier']}/{p['product']}" for p in expected if p["kind"] in ("decided", "depends")]
    shown = [each.get_attribute("data-plan") for each in page.locator(".plan").all()]
    expect(shown == spoken and shown, f"other plans than `check medication`: {shown}, expected {spoken}")
    page.get_by_label("Taken for").fill("atrial fibrillation")
    page.get_by_label("Last filled").fill("14m")
    page.get_by_role("button", name="See outcomes").click()
    more = ("--use", "atrial fibrillation", "--last-filled", "14m")
    expected = command("check", "medication", name, *more, "--format", "json")["plans"]
    decided = {f"{p['carrier']}/{p['product']}": p["outcome"] for p in expected if p["kind"] == "decided"}
    section = page.locator("section[aria-labelledby=decided] .plan")
    shown = [each.get_attribute("data-plan") for each in section.all()]
    expect(shown == list(decided), f"decided: {shown}, expected {list(decided)}")
    for plan in section.all():
        badges = [text.lower() for text in plan.locator(".badge").all_inner_texts()]
        outcome = decided[plan.get_attribute("data-plan")]
        expect(outcome in badges, f"{plan.get_attribute('data-plan')}: {badges}, expected {outcome}")
    page.close()


def check_ranking(browser, base):
    print("build and medications: the ranking of `check`")
    page = browser.new_page()
    page.goto(base + "/plans")
    page.get_by_label("Height").fill("5-6")
    page.get_by_label("Weight").fill("201")
    page.get_by_label("Age").fill("60")
    page.get_by_role("combobox", name="Medication 1").fill("warfarin")
    page.get_by_role("group", name="Medication 1").get_by_label("Taken for").fill("atrial fibrillation")
    page.get_by_role("combobox", name="Medication 2").fill("metformin")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Rank the plans").click()
    page.locator(".plan").first.wait_for()
    expected = command(
        "check", "--build", "5-6 201", "--age", "60", "--medication", "warfarin:atrial fibrillation",
        "--medication", "metformin", "--format", "json",
    )["plans"]
    shown = [
        (each.locator("xpath=ancestor::section[1]/h3").get_attribute("id"), each.get_attribute("data-plan"))
        for each in page.locator(".plan").all()
    ]
    wanted = [(plan["verdict"], f"{plan['carrier']}/{plan['product']}") for plan in expected]
    expect(shown == wanted, "another ranking than `check`")
    page.get_by_role("button", name="One more medication").click()
    expect(page.get_by_role("combobox", name="Medication 4").is_visible(), "there is a row more")
    page.close()


def check_without_scripts(browser, base):
    print("without scripts: a misspelled name leads to the right one")
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(base + "/")
    page.get_by_label("Brand or generic name").fill("warfarn")
    page.get_by_role("button", name="See outcomes").click()
    expect(page.get_by_text("Did you mean").is_visible(), "what may have been meant is asked")
    page.locator(".chips a", has_text=re.compile("warfarin", re.I)).first.click()
    expect(page.locator(".plan").count() > 0, "the name that was meant has answers")
    page.goto(base + "/medications")
    page.get_by_label("A name or an ingredient begins with").fill("coum")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("link", name="Coumadin").first.is_visible(), "the list of medications is searched")


def check_keyboard(browser, base):
    print("by keyboard alone: from the top of the first page to a plan")
    page = browser.new_page()
    page.goto(base + "/")
    page.keyboard.press("Tab")
    focused = "document.activeElement.textContent.trim() || document.activeElement.name"
    expect(page.evaluate(focused) == "Skip to the content", "the first stop leads to the content")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    expect(outline != "0px", "the focus is seen")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.evaluate("document.activeElement.id") == "height", "behind it comes the height")
    page.keyboard.type("5'6\"")
    page.keyboard.press("Tab")
    page.keyboard.type("201")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.evaluate("document.activeElement.value") == "female", "arrows choose the sex")
    page.keyboard.press("Tab")
    page.keyboard.type("52")
    page.keyboard.press("Enter")
    page.locator(".plan").first.wait_for()
    expect("sex=female" in page.url and "age=52" in page.url, f"Enter sends the form: {page.url}")
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.closest('.plan')?.dataset.plan ?? ''"))
    expect(len(seen) > 3, "plans are reached by Tab")
    page.close()


# ---------------------------------------------------------------- Links


def check_links(port):
    print("every link of the site leads somewhere")
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    queue, known, sampled, largest = ["/"], {"/"}, {}, 0
    fragments = []
    while queue:
        path = queue.pop()
        connection.request("GET", path, headers={"accept": "text/html"})
        answer = connection.getresponse()
        body = answer.read().decode("utf-8")
        expect(answer.status == 200, f"{path}: status {answer.status}")
        largest = max(largest, len(body))
        ids = set(re.findall(r'id="([^"]*)"', body))
        for link in re.findall(r'(?:href|src)="([^"]*)"', body):
            link = link.replace("&amp;", "&").replace("&#39;", "'")
            expect(link.startswith(("/", "#")), f"{path}: a link to elsewhere: {link}")
            target, _, fragment = link.partition("#")
            if not target:
                expect(fragment in ids, f"{path}: nothing is named {fragment}")
                continue
            if fragment:
                fragments.append((path, target, fragment))
            # Limits, rules and medications are thousands of one kind: some of each chart and letter.
            kind = re.sub(r"(limits/|rules/|name=)[^&]*", lambda m: m[1] + m[0][-1], target)
            kind = re.sub(r"(page|search|rule)=[^&]*", r"\1=", kind)
            if target in known or sampled.get(kind, 0) >= 2:
                continue
            sampled[kind] = sampled.get(kind, 0) + 1
            known.add(target)
            queue.append(target)
    print(f"  {len(known)} addresses, the largest page {largest} bytes")
    expect(len(known) > 300, "few addresses were found")
    for path, target, fragment in fragments[:50]:
        connection.request("GET", target)
        body = connection.getresponse().read().decode("utf-8")
        expect(f'id="{fragment}"' in body, f"{path}: {target} has nothing named {fragment}")


def main():
    started = time.monotonic()
    server, port = serve()
    base = f"http://127.0.0.1:{port}"
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for check in (
                check_build, check_mistakes, check_type_ahead, check_ranking, check_without_scripts, check_keyboard,
                check_pages,
            ):
                check(browser, base)
            browser.close()
        check_links(port)
    finally:
        server.terminate()
        server.wait(timeout=30)
    print(f"{len(failures)} failures, {time.monotonic() - started:.0f} s")
    sys.exit(1 if failures else 0)


main()
