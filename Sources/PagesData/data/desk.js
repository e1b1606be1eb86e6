// The desk by keyboard, and each side of a file lighting up the other. Without this script every answer is a button.
'use strict';

// A field that somebody has begun to fill, or that is to be mended.
const fieldBegun = () => {
  const fields = [...document.querySelectorAll('#asking form:not(.source) input[type=text], #correct input[type=text]')].filter((field) => field.offsetParent && !field.form.dataset.left);
  const wrong = document.querySelector('#asking .error, #correct .error');
  const mended = wrong && fields.find((field) => field.name === document.getElementById('asking')?.dataset.focus);
  return mended ?? fields.find((field) => field.value !== '' && (wrong || field.value !== field.defaultValue));
};

// Who leaves a form, by Escape or by pointing elsewhere, means the page's keys again.
const leaveForms = () => {
  for (const form of document.querySelectorAll('#asking form, #correct form')) form.dataset.left = 'yes';
};
document.addEventListener('pointerdown', (event) => {
  if (!event.target.closest('form, summary')) leaveForms();
});

document.addEventListener('input', (event) => { if (event.target.form) delete event.target.form.dataset.left; });

// One key, one button or link: what it does is written on it.
const keys = document.getElementById('keys');
if (keys) {
  try {
    keys.checked = localStorage.getItem('keys') !== 'off';
    keys.addEventListener('change', () => localStorage.setItem('keys', keys.checked ? 'on' : 'off'));
  } catch {
    // A browser that keeps nothing.
  }
}
document.addEventListener('keydown', (event) => {
  if (keys && !keys.checked && event.key.length === 1) return;
  // A key that is held down answers once: what comes next has not been read yet.
  if (event.repeat && !event.target.closest('input, select, textarea')) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest('input, select, textarea');
  if (field && event.key !== 'Escape') return;
  if (field) {
    leaveForms();
    return field.blur();
  }
  if (event.key === 'Enter' && event.target.closest('a, button, summary')) return;
  // What is typed beside a field that was begun, or that is to be mended, is meant for it and is no answer.
  const begun = event.key.length === 1 && fieldBegun();
  if (begun) return begun.focus();
  const meant = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
  if (!meant) return;
  event.preventDefault();
  if (meant.tagName === 'LABEL') return meant.control?.focus();
  if (meant.tagName !== 'SUMMARY') return meant.click();
  // A key opens and never shuts what it is written on.
  meant.parentElement.open = true;
  meant.parentElement.querySelector('input[type=text]')?.focus();
});

// What takes a while says so.
for (const link of document.querySelectorAll('[data-busy]')) {
  link.addEventListener('click', () => { link.textContent = link.dataset.busy; });
}

// What was folded open with the pointer keeps no key: Enter still means the page's own button.
document.addEventListener('click', (event) => {
  if (event.detail > 0) event.target.closest('summary')?.blur();
});

// A file dropped anywhere on the inbox is taken in.
const drop = document.getElementById('drop');
if (drop) {
  const over = (isOver) => (event) => {
    event.preventDefault();
    drop.classList.toggle('over', isOver);
  };
  document.addEventListener('dragover', over(true));
  document.addEventListener('dragleave', over(false));
  document.addEventListener('drop', (event) => {
    over(false)(event);
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    document.getElementById('files').files = files;
    drop.requestSubmit();
  });
  document.getElementById('files').addEventListener('change', (event) => {
    if (event.target.files.length > 0) drop.requestSubmit();
  });
}

// What is typed is kept until its question is answered: a network that goes away takes nothing of it.
for (const [place, form] of [...document.querySelectorAll('#asking form')].entries()) {
  const key = `typed ${form.action} ${form.elements.question?.value} ${place}`;
  const fields = () => [...form.elements].filter((field) => field.name && field.matches('input[type=text], textarea, select'));
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of fields()) if (field.name in kept) field.value = kept[field.name];
    form.addEventListener('input', () => {
      sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(fields().map((field) => [field.name, field.value]))));
    });
  } catch {
    // A browser that keeps nothing: the form works all the same.
  }
}

// What is undone is not typed any more.
document.addEventListener('submit', (event) => {
  if (!event.target.action.endsWith('/undo')) return;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('typed ')) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
});

// What is typed is kept with the draft too: it is there again in another browser.
const asking = document.getElementById('asking');
if (asking) {
  let waiting = null;
  let form = null;
  const send = () => {
    clearTimeout(waiting);
    waiting = null;
    const fields = new FormData(form);
    fields.set('question', form.elements.question?.value ?? '');
    fields.set('columns', fields.getAll('column').join(','));
    fields.set('asked', asking.dataset.asked);
    fetch(asking.dataset.typed, { method: 'POST', body: new URLSearchParams(fields), keepalive: true }).catch(() => {});
  };
  asking.addEventListener('input', (event) => {
    if (!event.target.form) return;
    form = event.target.form;
    clearTimeout(waiting);
    waiting = setTimeout(send, 250);
  });
  // What is sent as an answer is no longer being typed.
  asking.addEventListener('submit', () => {
    clearTimeout(waiting);
    waiting = null;
  });
  addEventListener('pagehide', () => {
    if (waiting !== null) send();
  });
}

// Point at a value and the cells it came from light up, and the other way round.
const chart = document.getElementById('chart');
const lit = new Set();
const light = (elements) => {
  for (const element of lit) element.classList.remove('hit');
  lit.clear();
  for (const element of elements) {
    if (!element) continue;
    element.classList.add('hit');
    lit.add(element);
  }
};
const named = (text) => (text ?? '').split(' ').filter(Boolean);
const drawn = (name) => document.querySelector(`svg [data-cell="${CSS.escape(name)}"]`);
const point = (target) => {
  const value = target.closest?.('[data-from]');
  if (value) return light([value, ...named(value.dataset.from).flatMap((name) => [document.getElementById(name), drawn(name)])]);
  const word = target.closest?.('svg [data-cell]');
  const cell = word ? document.getElementById(word.dataset.cell) : target.closest?.('[data-gives]');
  if (cell) light([cell, word, ...named(cell.dataset.gives).map((name) => document.getElementById(name))]);
};
for (const side of document.querySelectorAll('.side')) {
  side.addEventListener('pointerover', (event) => point(event.target));
  side.addEventListener('focusin', (event) => point(event.target));
}

// A figure that is chosen is named in the form that corrects it.
chart?.addEventListener('click', (event) => {
  const cell = event.target.closest('td');
  if (!cell || !event.target.closest('a[data-from]')) return;
  const head = cell.closest('table').tHead.rows[0].cells[cell.cellIndex];
  const named = { ...cell.parentElement.dataset, ...head?.dataset };
  for (const part of ['height', 'class', 'sex', 'age', 'tobacco', 'product', 'medication', 'use']) {
    const field = document.getElementById(`correct-${part}`);
    if (field) field.value = named[part] ?? '';
  }
});

// A page whose picture does not come is shown as its words.
for (const image of document.querySelectorAll('.leaf img')) {
  const bare = () => image.parentElement.classList.add('bare');
  image.addEventListener('error', bare);
  if (image.complete && image.naturalWidth === 0 && image.currentSrc) bare();
}

// What was refused stands in its field again, and what it would publish beside it: the field that is to be mended is ready.
for (const field of document.querySelectorAll('#correct select[data-value]')) if (field.dataset.value) field.value = field.dataset.value;
const mending = document.querySelector('#asking .error, #correct .error') ? fieldBegun() : null;
mending?.focus({ preventScroll: true });

// What an answer would publish, before it is given.
let shown = null;
let turn = 0;
// The same rows stay in sight.
const redraw = (markup) => {
  const before = chart.querySelector('.scroll');
  const [top, left, isShort] = [before?.scrollTop, before?.scrollLeft, before?.classList.contains('in-view')];
  chart.innerHTML = markup;
  const after = chart.querySelector('.scroll');
  if (!before || !after) return;
  after.classList.toggle('in-view', isShort);
  [after.scrollTop, after.scrollLeft] = [top, left];
};
const preview = async (address) => {
  const own = ++turn;
  try {
    const answer = await fetch(address);
    if (!answer.ok || own !== turn) return;
    const text = await answer.text();
    if (own !== turn) return;
    shown ??= chart.innerHTML;
    redraw(text);
    const changed = chart.querySelectorAll('a.new, th.new').length;
    const wrong = chart.querySelector('.error')?.textContent;
    document.getElementById('previewed').textContent = wrong ?? (changed === 0 ? 'No figure would change.' : `${changed} places of the chart would change.`);
  } catch {
    // Without an answer the page stays as it is.
  }
};
const restore = () => {
  turn += 1;
  if (shown !== null) redraw(shown);
  shown = null;
};
for (const button of document.querySelectorAll('[data-preview]')) {
  const see = () => preview(button.dataset.preview + (document.querySelector('[name=holds]:checked') ? '&holds=carrier' : ''));
  button.addEventListener('pointerenter', see);
  button.addEventListener('focus', see);
  button.addEventListener('pointerleave', restore);
  button.addEventListener('blur', restore);
}
// The same of an answer that is typed, as soon as it can be only one.
for (const field of document.querySelectorAll('[data-preview-of]')) {
  field.addEventListener('input', () => {
    if (field.value.trim() === '') return restore();
    preview(`${field.dataset.previewOf}&other=${encodeURIComponent(field.value)}`);
  });
}
// The same of what is typed into a form.
for (const form of document.querySelectorAll('[data-preview-form]')) {
  form.addEventListener('input', () => {
    const fields = new FormData(form);
    fields.delete('revision');
    const question = form.querySelector('button[name=question]');
    if (question) fields.set('question', question.value);
    preview(`${form.dataset.previewForm}&${new URLSearchParams(fields)}`);
  });
}

if (mending?.form?.matches('[data-preview-form]')) mending.dispatchEvent(new Event('input', { bubbles: true }));

// The cell that is asked about is in sight.
const asked = asking?.dataset.lit;
const place = asked && document.getElementById(asked);
if (place) {
  const frame = place.closest('.scroll');
  // The page goes up as far as the question stays in sight, the table as far as the cell is in what is seen of it.
  const end = frame ? frame.getBoundingClientRect().top + 320 : place.getBoundingClientRect().bottom + 24;
  const above = document.getElementById('asking').getBoundingClientRect().top;
  // A note below the tables comes into sight with them cut short.
  if (!frame) for (const each of document.querySelectorAll('.side:first-child .scroll.tall')) each.classList.add('in-view');
  if (end > innerHeight && above > 0 && !document.querySelector('.error-box')) scrollBy({ top: Math.min(end - innerHeight, above), behavior: 'instant' });
  if (frame) {
    frame.classList.add('in-view');
    const box = frame.getBoundingClientRect();
    const seen = Math.min(box.height, Math.max(innerHeight - box.top, 0));
    frame.scrollTop += place.getBoundingClientRect().top - box.top - seen / 3;
    frame.scrollLeft += place.getBoundingClientRect().left - box.left - box.width / 3;
    // The figure that it gave, too.
    const value = chart?.querySelector(`[id][data-from~="${CSS.escape(asked)}"]`);
    const other = value?.closest('.scroll');
    if (other) {
      other.classList.add('in-view');
      light([value]);
      const own = other.getBoundingClientRect();
      other.scrollTop += value.getBoundingClientRect().top - own.top - own.height / 3;
      other.scrollLeft += value.getBoundingClientRect().left - own.left - own.width / 3;
    }
  }
}
const first = document.querySelector('.source input[type=text]');
if (first && !document.querySelector('.source .choices [data-key], [data-key="m"], #asking [autofocus]')) {
  const empty = [...document.querySelectorAll('.source .fields input[type=text]')].find((field) => field.value === '');
  (empty ?? first).focus({ preventScroll: true });
}
