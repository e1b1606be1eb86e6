"""What every page keeps, whoever serves it; for page-checks.py and desk-checks.py."""

# Returns sentences about what is wrong with the page that is shown.
AUDIT = r"""
() => {
  const wrong = [];
  const name = (e) => e.outerHTML.slice(0, 120).replace(/\s+/g, ' ');
  const ids = new Set();
  for (const e of document.querySelectorAll('[id]')) {
    if (ids.has(e.id)) wrong.push(`two elements have the id ${e.id}`);
    ids.add(e.id);
  }
  for (const attribute of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list'])
    for (const e of document.querySelectorAll(`[${attribute}]`))
      for (const id of e.getAttribute(attribute).split(' '))
        if (!ids.has(id)) wrong.push(`${attribute} names no element: ${name(e)}`);
  if (document.documentElement.lang !== 'en') wrong.push('the page has no language');
  if (!document.title.includes('Chartwright')) wrong.push('the page has no title');
  for (const part of ['header', 'main', 'footer', 'nav'])
    if (!document.querySelector(part)) wrong.push(`no ${part}`);
  if (document.querySelectorAll('h1').length !== 1) wrong.push('not one h1');
  let level = 0;
  for (const heading of document.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const own = Number(heading.tagName[1]);
    if (own > level + 1) wrong.push(`a heading skips a level: ${name(heading)}`);
    level = own;
  }
  for (const field of document.querySelectorAll('input:not([type=hidden]),select,textarea'))
    if (!field.labels?.length && !field.getAttribute('aria-label')) wrong.push(`no label: ${name(field)}`);
  for (const group of document.querySelectorAll('fieldset'))
    if (!group.querySelector('legend')) wrong.push(`no legend: ${name(group)}`);
  for (const e of document.querySelectorAll('a[href],button'))
    if (!(e.textContent.trim() || e.getAttribute('aria-label'))) wrong.push(`says nothing: ${name(e)}`);
  for (const e of document.querySelectorAll('img')) if (!e.hasAttribute('alt')) wrong.push(`no alt: ${name(e)}`);
  for (const e of document.querySelectorAll('svg[role=img]'))
    if (!e.getAttribute('aria-label') && !e.getAttribute('aria-labelledby')) wrong.push(`no name: ${name(e)}`);
  for (const table of document.querySelectorAll('table')) {
    if (!table.querySelector('th')) wrong.push(`a table without headers: ${name(table)}`);
    for (const th of table.querySelectorAll('thead th'))
      if (!th.scope) wrong.push(`a header without scope: ${name(th)}`);
  }
  for (const e of document.querySelectorAll('[style]:not([style=""]),[onclick],script:not([src]),style'))
    wrong.push(`style or script in the page: ${name(e)}`);
  return wrong;
}
"""

# Returns texts whose contrast with what is behind them is below WCAG AA.
CONTRAST = r"""
() => {
  const parse = (text) => {
    const parts = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return { r: parts[0], g: parts[1], b: parts[2], a: parts[3] ?? 1 };
  };
  const over = (top, below) => ({
    r: top.r * top.a + below.r * (1 - top.a), g: top.g * top.a + below.g * (1 - top.a),
    b: top.b * top.a + below.b * (1 - top.a), a: 1,
  });
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (e) => {
    const layers = [];
    for (; e; e = e.parentElement) {
      const colour = parse(getComputedStyle(e).backgroundColor);
      if (colour.a > 0) layers.push(colour);
      if (colour.a === 1) break;
    }
    return layers.reverse().reduce((below, top) => over(top, below), { r: 255, g: 255, b: 255, a: 1 });
  };
  const wrong = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const e = walker.currentNode.parentElement;
    if (!text || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (e.closest('.hidden,.skip,option,title,desc,script')) continue;
    const style = getComputedStyle(e);
    const colour = parse(e instanceof SVGElement ? style.fill : style.color);
    const back = behind(e);
    const [a, b] = [light(over(colour, back)), light(back)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5))
      wrong.set(`${e.tagName} .${e.getAttribute('class') ?? ''} ${style.color} ${ratio.toFixed(2)}`, text.slice(0, 40));
  }
  return [...wrong].slice(0, 8).map(([what, text]) => `${what}: “${text}”`);
}
"""
