import { act, fireEvent } from '@testing-library/react';

/** Typed into every field for a password: it may never be stored. */
export const SECRET = 'Tintenklecks7!';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a shopper types, by the last word of the field's name. */
const WORDS: Readonly<Record<string, string>> = {
  email: 'greta.gaertner@schule.example',
  firstname: 'Greta',
  lastname: 'Gärtner',
  name: 'Greta Gärtner',
  company: 'Lindenschule',
  schoolorcompany: 'Lindenschule',
  street: 'Lindenweg 7',
  streetandnumber: 'Lindenweg 7',
  postcode: '50667',
  zipcode: '50667',
  city: 'Köln',
  phone: '0221 987654',
  orderid: '399000999',
  postnumber: '12345678',
  packstation: '145',
  packstationnumber: '145',
  listname: 'Klasse 3b, Werken',
  quantity: '1',
  buyerreference: '04011000-1234512345-06',
  addition: 'Hinterhaus',
  orderreference: 'Klasse 3b',
  fullname: 'Greta Gärtner',
  contract: 'Prime seit Mai',
  endson: '2027-01-31',
  ordernumber: '399000999',
  currentpassword: `${SECRET} früher`,
  employees: '12',
  vatnumber: '',
};

const lastWord = (name: string): string => (name.split('.').at(-1) ?? '').toLowerCase();

/** The form with this name. Queries by role are too slow for so many looks at a page. */
export const formNamed = (label: string): HTMLFormElement | undefined =>
  [...document.querySelectorAll('form')].find((form) => form.getAttribute('aria-label') === label);

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.querySelectorAll<Field>('input[name], select[name], textarea[name]')].filter(
    ({ type }) => type !== 'hidden' && type !== 'file',
  );

const isSecret = (field: Field): boolean =>
  field.type === 'password' || (field.getAttribute('autocomplete') ?? '').includes('password');

const valueFor = (field: Field): string => {
  if (field instanceof HTMLSelectElement) return [...field.options].findLast(({ disabled }) => !disabled)?.value ?? '';
  const word = WORDS[lastWord(field.name)];
  if (word !== undefined) return word;
  if (isSecret(field)) return SECRET;
  return field.type === 'email'
    ? (WORDS['email'] ?? '')
    : field.type === 'textarea'
      ? 'Bitte beim Hausmeister klingeln.'
      : field.value;
};

const put = (field: Field): void => {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (!field.checked) fireEvent.click(field);
    return;
  }
  if (field instanceof HTMLInputElement && field.type === 'radio') return;
  fireEvent.change(field, { target: { value: valueFor(field) } });
};

/** Fills in every field of the form that the page shows, after these choices. */
export const fillForm = async (label: string, choices: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(choices)) {
    await act(async () => {
      const radio = fieldsOf(formNamed(label) ?? document.createElement('form')).find(
        (field) => field.name === name && field.value === value,
      );
      if (radio !== undefined) fireEvent.click(radio);
    });
  }
  await act(async () => fieldsOf(formNamed(label) ?? document.createElement('form')).forEach(put));
};

/** What the fields of the form hold, by name, without secrets. */
export const typedIn = (label: string): Readonly<Record<string, string>> | undefined => {
  const form = formNamed(label);
  if (form === undefined) return undefined;
  return Object.fromEntries(
    fieldsOf(form)
      .filter(
        (field) =>
          !isSecret(field) && (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked),
      )
      .map((field) => [
        field.name,
        field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value,
      ]),
  );
};

export const submitForm = (label: string): void => {
  const form = formNamed(label);
  if (form !== undefined) fireEvent.submit(form);
};
