import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Entered } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, resultOf } from '@shop/gateway/testing/buy';
import { MARKETS } from '@shop/gateway/testing/markets';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { focusSearch, load, searchField, storedNow } from './all-shown.ts';
import { CUSTOMER, GUEST, type Person } from './session-endings.ts';
import { fillForm, formNamed, submitForm } from './typed-form.ts';

export const SHIPPING = { path: '/checkout/shipping/', form: 'Adresse und Lieferung' };
export const WITHDRAWAL = { path: '/service/vertrag-widerrufen/', form: 'Vertrag widerrufen' };
const LOGIN = { path: '/login/', form: 'Anmelden' };

/** The home page names it only to who has looked at it. */
export const PRODUCT = '1011010';
const SEARCHED = 'Zirkelkasten';
/** A part of what is typed into the shipping step, and into the withdrawal function. */
export const TYPED = ['Klasse 3b', 'Greta Gärtner'] as const;

/** Pages that show what a browser keeps of a shopper who has articles in the basket. */
export const PAGES = ['/', SHIPPING.path, WITHDRAWAL.path, LOGIN.path];

export const anyOf = (words: readonly string[]): RegExp => new RegExp(words.join('|'), 'u');

/** With articles in the basket, just before the shipping step. */
export const goToShipping = async ({ browser }: Entered): Promise<void> => {
  await browser.withToken();
  await fillBasket(browser, { pencils: 2, book: 1 });
  await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
};

/** Opens the page and fills in its form. */
export const fill = async ({ browser }: Entered, { path, form }: typeof SHIPPING) => {
  const page = await load(browser, path);
  await waitFor(() => expect(formNamed(form)).toBeDefined());
  await fillForm(form, {});
  return page;
};

const signInOnPage = async ({ browser }: Entered): Promise<void> => {
  const { identifier, password } = PERSONAS.existing;
  await load(browser, LOGIN.path);
  await waitFor(() => expect(formNamed(LOGIN.form)).toBeDefined());
  for (const [name, value] of [
    ['email', identifier],
    ['password', password],
  ]) {
    const field = formNamed(LOGIN.form)?.querySelector(`[name="${name}"]`);
    if (field != null) fireEvent.change(field, { target: { value } });
  }
  await act(async () => submitForm(LOGIN.form));
  await waitFor(() => expect(storedNow()).toContain('Anna'));
};

const search = async (): Promise<void> => {
  await focusSearch();
  const field = searchField();
  if (field?.form == null) throw new TypeError('the page has no search field');
  const { form } = field;
  fireEvent.input(field, { target: { value: SEARCHED } });
  await act(async () => fireEvent.submit(form));
};

/** Uses the shop until the browser keeps everything that it can keep; returns the words by which it is recognised on pages. */
export const useShop = async (visitor: Entered, person: Person): Promise<readonly string[]> => {
  if (person === CUSTOMER) await signInOnPage(visitor);
  await goToShipping(visitor);
  if (person === GUEST) await goToSummary(visitor.browser, MARKETS.de);
  await load(visitor.browser, `/prod/${PRODUCT}/`);
  const product = document.querySelector('h1')?.textContent ?? '';
  await search();
  await fill(visitor, WITHDRAWAL);
  await fill(visitor, SHIPPING);
  return [...TYPED, product, SEARCHED];
};
