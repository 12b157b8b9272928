import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime } from '../../testing/pass-time.ts';

const RETURN = '/computop/success/';
const LONG = /Das dauert länger als sonst/u;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const open = (leadsTo: () => string | null) =>
  openPage(RETURN, {
    replies: { ...checkoutReplies(aCheckout()), PaymentReturn: () => ({ paymentReturn: { leadsTo: leadsTo() } }) },
  });

it('a payment whose notice is late is checked until it arrives, then the order is shown', async () => {
  let leadsTo: string | null = null;
  const { gateway, currentPath } = await open(() => leadsTo);
  expect(screen.getByRole('heading', { level: 1, name: 'Wir prüfen Ihre Zahlung' })).toBeTruthy();
  await passTime(5000);
  expect(currentPath()).toBe(RETURN);
  const before = gateway.variablesOf('PaymentReturn').length;
  expect(before).toBeGreaterThan(1);
  leadsTo = '/checkout/payment/?errorCode=declined';
  await passTime(3000);
  expect(currentPath()).toBe(leadsTo);
});

it('a notice that takes long is reported to the shopper in words, with the ways on', async () => {
  await open(() => null);
  expect(screen.queryByText(LONG)).toBeNull();
  await passTime(31_000);
  expect(screen.getByRole('status').textContent).toMatch(LONG);
  expect(screen.getByRole('link', { name: 'Jetzt nachsehen' }).getAttribute('href')).toBe(RETURN);
  expect(screen.getByRole('link', { name: 'Zahlungsart wählen' }).getAttribute('href')).toBe('/checkout/payment/');
});
