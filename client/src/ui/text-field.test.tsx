import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const HINT = 'Wie auf Ihrer Rechnung';
const ERROR = 'Bitte füllen Sie das Feld aus.';
const OPTIONS = [
  { value: '', label: 'Bitte wählen' },
  { value: 'de', label: 'Deutschland' },
];

interface ShownField {
  readonly error?: string;
  readonly isRequired?: boolean;
}

const field = { name: 'customer.number', label: 'Kundennummer', hint: HINT };

const Controlled = ({
  draw,
}: {
  readonly draw: (state: { readonly value: string; readonly onChange: (value: string) => void }) => ReactNode;
}): ReactNode => {
  const [value, onChange] = useState('');
  return draw({ value, onChange });
};

const FIELDS: readonly (readonly [string, (props: ShownField) => ReactNode])[] = [
  ['a text field', (props) => <Controlled draw={(state) => <TextField {...field} {...state} {...props} />} />],
  ['a password field', (props) => <Controlled draw={(state) => <PasswordField {...field} {...state} {...props} />} />],
  ['a text area', (props) => <Controlled draw={(state) => <TextArea {...field} {...state} {...props} />} />],
  ['a select', (props) => <Select {...field} {...props} options={OPTIONS} defaultValue="" />],
];

const control = (): HTMLElement => screen.getByLabelText(/^Kundennummer/u);
/** What a screen reader reads out after the name. */
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe.each(FIELDS)('%s', (_, draw) => {
  it('is named by its label and described by its hint', async () => {
    await renderInShop(draw({}));
    expect(control().getAttribute('name')).toBe('customer.number');
    expect(control().getAttribute('aria-required')).toBe('true');
    expect(control().getAttribute('aria-invalid')).toBeNull();
    expect(descriptionOf(control())).toBe(HINT);
  });

  it('is marked as invalid and described by its error as well', async () => {
    await renderInShop(draw({ error: ERROR }));
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control())).toBe(`${HINT} !Fehler: ${ERROR}`);
  });

  it('says in its label that it is optional', async () => {
    await renderInShop(draw({ isRequired: false }));
    expect(screen.getByLabelText('Kundennummer (freiwillig)')).toBe(control());
    expect(control().getAttribute('aria-required')).toBeNull();
  });

  it('does not let the browser stop the form, which the server handles until scripts run', async () => {
    await renderInShop(draw({ error: ERROR }));
    expect(control().hasAttribute('required')).toBe(false);
  });

  it('receives the focus when its line in the error summary is pressed', async () => {
    await renderInShop(
      <>
        <ErrorSummary problems={[{ field: 'customer.number', text: ERROR }]} />
        {draw({ error: ERROR })}
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: ERROR }));
    expect(document.activeElement).toBe(control());
  });

  it('is associated with its label and its error before scripts run', async () => {
    const descriptions: string[] = [];
    await renderInShop(draw({ error: ERROR }), { beforeScripts: () => descriptions.push(descriptionOf(control())) });
    expect(descriptions).toEqual([`${HINT} !Fehler: ${ERROR}`]);
  });
});

it.each(FIELDS.slice(0, 3))('%s passes on what is typed', async (_, draw) => {
  await renderInShop(draw({}));
  await userEvent.type(control(), '4711');
  expect(control()).toHaveProperty('value', '4711');
});
