import { openPageOver } from '@shop/client/testing/open-page';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, resultOf } from '@shop/gateway/testing/buy';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { signIn } from './testing/sign-in.ts';
import { fillForm, submitForm } from './testing/typed-form.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const SHIPPING = '/checkout/shipping/';
const FORM = 'Adresse und Lieferung';
const QUESTION = 'Diese Adresse hat keine Hausnummer.';

const question = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: QUESTION });
const street = () => screen.getByLabelText<HTMLInputElement>('Straße und Hausnummer');

describe.each(WHOLE_SHOPS)('a place without a house number, in the checkout with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(['guest', 'customer'] as const)('is asked about once, and delivered to: a %s', async (who) => {
    const { browser } = await shop.enter();
    if (who === 'customer') await signIn(browser);
    await fillBasket(browser, { pencils: 2, book: 1 });
    if (who === 'guest')
      await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
    const { currentPath } = await openPageOver(fetchOf(browser), SHIPPING, 'de');
    if (who === 'customer') await userEvent.click((await screen.findAllByText('Neue Adresse'))[0] ?? document.body);
    await fillForm(FORM, {});
    fireEvent.change(street(), { target: { value: 'Am Markt (Rathaus)' } });
    expect(question()).toBeNull();
    submitForm(FORM);
    await waitFor(() => expect(question()).not.toBeNull());
    expect([street().getAttribute('aria-invalid'), currentPath()]).toEqual(['true', SHIPPING]);
    await userEvent.click(question() ?? document.body);
    submitForm(FORM);
    await screen.findByRole('radio', { name: /^Vorkasse/u });
    expect(currentPath()).toBe('/checkout/payment/');
    const { billingAddress } = await resultOf<{ billingAddress: { street: string } }>(
      browser,
      '{ result: checkout { billingAddress { street } } }',
    );
    expect(billingAddress.street).toBe('Am Markt (Rathaus)');
    cleanup();
  });
});
