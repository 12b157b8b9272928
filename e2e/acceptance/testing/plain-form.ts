/** The page has nothing with this name. */
export class NotOnPage extends Error {
  override readonly name = 'NotOnPage';
}

/** The names of links, buttons and forms. */
export type Name = string | RegExp;

/** What a shopper enters, by the labels of the fields; the values of options. Radio buttons and checkboxes are checked, whatever the value. */
export type Typed = Readonly<Record<string, string | File>>;

/** What a browser sends of a form, in the order of its fields. */
export type FormValues = readonly (readonly [name: string, value: string | File])[];

export const wordsOf = ({ textContent }: Pick<Element, 'textContent'>): string =>
  (textContent ?? '').replaceAll(/\s+/gu, ' ').trim();

/** What an element is called. Queries by role work this out from styles too, which takes long and changes nothing: the page has none. */
export const nameOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  if (ids.length > 0)
    return ids.map((id) => wordsOf(element.ownerDocument.getElementById(id) ?? { textContent: '' })).join(' ');
  return element.getAttribute('aria-label') ?? wordsOf(element);
};

export const allNamed = <Found extends Element>(part: ParentNode, selector: string, name: Name): readonly Found[] =>
  [...part.querySelectorAll<Found>(selector)].filter((element) =>
    name instanceof RegExp ? name.test(nameOf(element)) : nameOf(element) === name,
  );

export const firstNamed = <Found extends Element>(part: ParentNode, selector: string, name: Name): Found => {
  const [found] = allNamed<Found>(part, selector, name);
  if (found === undefined) throw new NotOnPage(`no ${selector} ${String(name)}`);
  return found;
};

const FIELDS = 'input, select, textarea';

/** The field with this label, or with one that says besides that the field may stay empty. */
export const fieldIn = (part: ParentNode, label: string): Element => {
  const labels = [...part.querySelectorAll('label')];
  const found =
    labels.find((element) => wordsOf(element) === label) ??
    labels.find((element) => wordsOf(element).startsWith(`${label} `));
  const field =
    found === undefined
      ? part.querySelector(`:is(${FIELDS})[aria-label="${label}"]`)
      : (found.ownerDocument.getElementById(found.getAttribute('for') ?? '') ?? found.querySelector(FIELDS));
  if (field === null) throw new NotOnPage(`no field ${label}`);
  return field;
};

/** The form of a field or button, which need not be around it. */
export const formOf = (control: Element): Element => {
  const form = control.hasAttribute('form')
    ? control.ownerDocument.getElementById(attribute(control, 'form'))
    : control.closest('form');
  if (form === null) throw new NotOnPage(`${nameOf(control)} belongs to no form`);
  return form;
};

const attribute = (element: Element, name: string): string => element.getAttribute(name) ?? '';
const isChoice = (field: Element): boolean => ['radio', 'checkbox'].includes(attribute(field, 'type'));
const isSent = (field: Element): boolean =>
  !field.hasAttribute('disabled') &&
  attribute(field, 'type') !== 'file' &&
  (!isChoice(field) || field.hasAttribute('checked'));

export const contentOf = (field: Element): string => {
  if (field.tagName === 'TEXTAREA') return field.textContent ?? '';
  const holder =
    field.tagName === 'SELECT'
      ? (field.querySelector('option[selected]') ?? field.querySelector('option') ?? field)
      : field;
  return holder.getAttribute('value') ?? (isChoice(field) ? 'on' : '');
};

/** Whether a shopper can enter this. */
const accepts = (field: Element, value: string | File): boolean =>
  !field.hasAttribute('disabled') &&
  (field.tagName !== 'SELECT' ||
    [...field.querySelectorAll('option:not([disabled])')].some((option) => option.getAttribute('value') === value));

const fieldsOf = (form: Element): readonly Element[] =>
  [...form.ownerDocument.querySelectorAll('input[name], select[name], textarea[name]')].filter((field) =>
    field.hasAttribute('form') ? attribute(field, 'form') === form.id : form.contains(field),
  );

/** What is in the form once the shopper has typed, with the pressed button. */
export const valuesOf = (form: Element, typed: Typed, pressed?: Element): FormValues => {
  const values = new Map(
    fieldsOf(form).flatMap((field) => (isSent(field) ? [[field, contentOf(field)] as const] : [])),
  );
  const entered = new Map<Element, string | File>(values);
  for (const [label, value] of Object.entries(typed)) {
    const field = fieldIn(form, label);
    if (!accepts(field, value)) throw new NotOnPage(`no ${String(value)} for ${label}`);
    if (attribute(field, 'type') === 'radio')
      for (const other of values.keys())
        if (attribute(other, 'name') === attribute(field, 'name')) entered.delete(other);
    entered.set(field, isChoice(field) ? contentOf(field) : value);
  }
  if (pressed?.hasAttribute('name') === true) entered.set(pressed, contentOf(pressed));
  return [...entered].map(([field, value]) => [attribute(field, 'name'), value]);
};

/** A text as browsers send it. */
const sent = (value: string | File): string => String(value).replaceAll(/\r?\n/gu, '\r\n');

export const bodyOf = (form: Element, values: FormValues): URLSearchParams | FormData => {
  if (form.getAttribute('enctype') !== 'multipart/form-data')
    return new URLSearchParams(values.map(([name, value]) => [name, sent(value)]));
  const body = new FormData();
  for (const [name, value] of values) body.append(name, value);
  return body;
};
