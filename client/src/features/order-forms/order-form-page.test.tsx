import type { FormEcho } from '@shop/domain/pages/page-contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { readDraft, removeAllDrafts, saveDraft } from '../../platform/forms/form-draft.ts';
import { PageContextProvider, usePageContext } from '../../platform/pages/page-context.tsx';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { OrderFormPage } from './order-form-page.tsx';

beforeEach(removeAllDrafts);

/** What the shop replies to a page that sends these rows to the form. */
const moreRows = (...numbers: readonly string[]): FormEcho => ({
  form: 'orderForm',
  values: { moreRows: numbers.map((number) => `${number}\t2`).join('\n') },
  fieldErrors: [],
});

const Page = ({ echo }: { readonly echo?: FormEcho }) => (
  <PageContextProvider value={{ ...usePageContext(), ...(echo === undefined ? {} : { formEcho: echo }) }}>
    <OrderFormPage />
  </PageContextProvider>
);

/** A number that the shop does not have. */
const LINE = {
  asked: 1,
  outcome: 'unknown',
  isLeft: true,
  because: 'no-such-number',
  article: null,
  quantity: null,
  total: null,
  name: null,
  path: null,
  replacement: null,
  meant: [],
};

const open = async (echo?: FormEcho, checkedOrderForm: readonly object[] = []): Promise<void> => {
  cleanup();
  await renderInShop(<Page {...(echo === undefined ? {} : { echo })} />, {
    areas: ['order-forms'],
    replies: { CheckedOrderForm: () => ({ checkedOrderForm }) },
  });
};

const firstNumber = (): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'Artikelnummer in Zeile 1' });

const numbersShown = (): readonly string[] =>
  screen
    .getAllByRole<HTMLInputElement>('combobox', { name: /^Artikelnummer/u })
    .map(({ value }) => value)
    .filter((number) => number !== '');

it('shows rows that another page sends to it below those that it holds, and neither a reload nor another press shows them twice', async () => {
  saveDraft('orderForm', { rows: '4711\t3', orderLines: '' });
  await open(moreRows('4712', '4713'));
  await waitFor(() => expect(numbersShown()).toEqual(['4711', '4712', '4713']));
  await open(moreRows('4712', '4713'));
  await waitFor(() => expect(numbersShown()).toEqual(['4711', '4712', '4713']));
  await open();
  await waitFor(() => expect(numbersShown()).toEqual(['4711', '4712', '4713']));
});

it('leaves rows beyond 500 as lines in the field, and says so', async () => {
  saveDraft('orderForm', { rows: Array.from({ length: 499 }, (_none, at) => `${10_000 + at}\t1`).join('\n') });
  await open(moreRows('4712', '4713'));
  await screen.findByText(/^Mehr als 500 Zeilen gehen nicht auf einmal\./u);
  expect(readDraft('orderForm')).toMatchObject({ orderLines: '4713\t2', moreRows: '' });
});

it('keeps all of a text that is too long for rows, and says so, also if it is pasted into a row', async () => {
  saveDraft('orderForm', { rows: '4711\t3', orderLines: '4712' });
  await open();
  const lines = Array.from({ length: 500 }, (_none, at) => `${10_000 + at}\t${'Heft '.repeat(25)}\t1`).join('\n');
  fireEvent.paste(firstNumber(), { clipboardData: { getData: () => lines } });
  await screen.findByText('Bitte kürzen Sie die Angabe „Artikelnummern und Mengen“ auf höchstens 50000 Zeichen.');
  expect(readDraft('orderForm')).toMatchObject({ rows: '4711\t3', orderLines: `${lines}\n4712` });
});

it('counts the rows of which it says what becomes of them, and no other', async () => {
  const line = { ...LINE, rows: [0] };
  await open(undefined, [line]);
  fireEvent.change(firstNumber(), { target: { value: '999' } });
  fireEvent.blur(firstNumber());
  await screen.findByText('1 Zeile · 1 unklar');
  fireEvent.change(screen.getByRole('combobox', { name: 'Artikelnummer in Zeile 2' }), { target: { value: '12' } });
  expect(screen.getByText('1 Zeile · 1 unklar')).toBeTruthy();
});

it('marks the field that is wrong, and leads to it from the summary', async () => {
  await open({ ...moreRows('4711'), values: { moreRows: '4711\tviele' } }, [
    { ...LINE, rows: [0], asked: null, because: 'no-quantity' },
  ]);
  const problem = await screen.findByRole('link', { name: /^Zeile 1: Die Menge ist nicht klar/u });
  const quantity = screen.getByRole('textbox', { name: 'Menge in Zeile 1' });
  expect(problem.getAttribute('href')).toBe(`#${quantity.id}`);
  expect([quantity, firstNumber()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
});
