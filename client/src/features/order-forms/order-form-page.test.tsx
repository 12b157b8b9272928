import type { FormEcho } from '@shop/domain/pages/page-contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
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

const open = async (echo?: FormEcho): Promise<void> => {
  cleanup();
  await renderInShop(<Page {...(echo === undefined ? {} : { echo })} />, {
    areas: ['order-forms'],
    replies: { CheckedOrderForm: () => ({ checkedOrderForm: [] }) },
  });
};

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
