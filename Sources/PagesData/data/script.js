// Suggestions under fields for medications. Without this script the fields are plain ones, and an unknown name is
// answered by a page that asks which one was meant.
'use strict';

for (const [number, place] of document.querySelectorAll('.typeahead').entries()) {
  const field = place.querySelector('input');
  const list = document.createElement('ul');
  const status = document.createElement('div');
  list.id = `suggestions-${number}`;
  list.className = 'suggestions';
  list.hidden = true;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Medications');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  place.append(list, status);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.setAttribute('aria-expanded', 'false');

  let chosen = -1;
  let timer = 0;
  let asked = 0;
  let opened = 0;

  // An answer that comes later must not open the list again.
  const close = () => {
    clearTimeout(timer);
    asked += 1;
    list.hidden = true;
    chosen = -1;
    field.setAttribute('aria-expanded', 'false');
    field.removeAttribute('aria-activedescendant');
  };
  const choose = (index) => {
    for (const [i, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(i === index));
    chosen = index;
    if (index < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', list.children[index].id);
    list.children[index].scrollIntoView({ block: 'nearest' });
  };
  const take = (index) => {
    field.value = list.children[index].dataset.name;
    close();
    field.focus();
  };
  const show = (found) => {
    list.replaceChildren(...found.map((each, index) => {
      const item = document.createElement('li');
      item.id = `${list.id}-${index}`;
      item.dataset.name = each.name;
      item.setAttribute('role', 'option');
      item.setAttribute('aria-selected', 'false');
      item.textContent = each.name;
      if (each.detail) {
        const detail = document.createElement('small');
        detail.textContent = each.detail;
        item.append(detail);
      }
      item.addEventListener('pointerdown', (event) => {
        event.preventDefault();
        // A press that was on its way to what the list has just covered is no choice.
        if (performance.now() - opened < 300) return close();
        take(index);
      });
      return item;
    }));
    chosen = -1;
    if (list.hidden) opened = performance.now();
    list.hidden = found.length === 0;
    field.setAttribute('aria-expanded', String(!list.hidden));
    field.removeAttribute('aria-activedescendant');
    status.textContent = found.length === 0 ? 'No suggestions' : `${found.length} suggestions`;
  };
  const ask = async () => {
    const text = field.value.trim();
    if (text.length < 2) return close();
    const turn = ++asked;
    try {
      const answer = await fetch(`${place.dataset.suggestions}?text=${encodeURIComponent(text)}`);
      if (!answer.ok || turn !== asked) return;
      const { suggestions, meant } = await answer.json();
      if (turn !== asked || document.activeElement !== field) return;
      const same = (a, b) => a.toLowerCase() === b.toLowerCase();
      show(suggestions.length > 0
        ? suggestions.map(({ name, ingredients }) => ({ name, detail: ingredients.filter((each) => !same(each, name)).join(', ') }))
        : meant.map((name) => ({ name, detail: 'did you mean this?' })));
    } catch {
      close();
    }
  };

  field.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(ask, 120); });
  field.addEventListener('blur', close);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      return close();
    }
    if (list.hidden) {
      if (event.key === 'ArrowDown') { event.preventDefault(); ask(); }
      return;
    }
    const count = list.children.length;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      choose(chosen < 0 ? (step > 0 ? 0 : count - 1) : (chosen + step + count) % count);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      take(chosen);
    }
  });
}

// Somebody who sent a form with mistakes is led to the list of them.
document.getElementById('errors')?.focus();

// Fields that were left empty are not sent, so that addresses stay short. The order of repeated ones has to stay.
for (const form of document.querySelectorAll('form.checker, form.filter')) {
  form.addEventListener('formdata', (event) => {
    if (form.querySelector('.medication-row')) return;
    for (const [name, value] of [...event.formData]) if (value === '') event.formData.delete(name);
  });
}
