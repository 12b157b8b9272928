import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { changeCart, order, resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const HOME = '/';
const BASKET = '/checkout/basket/';
const LOGIN = '/checkout/login/';
const SHIPPING = '/checkout/shipping/';
const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';
const CONFIRMATION = '/checkout/confirmation/';
const ACCOUNT = '/myaccount/contact-details/';
const REGISTER = '/myaccount/register/';

const EXPIRED = ['Achtung: Ihre Sitzung ist abgelaufen. Bitte beginnen Sie noch einmal.'];
const EMPTY = ['Hinweis: Ihr Warenkorb ist leer. Sobald etwas darin liegt, geht es zur Kasse.'];
const ALREADY_SIGNED_IN = ['Hinweis: Sie sind bereits angemeldet.'];

const emptyBasket = async ({ browser }: Entered): Promise<void> => {
  const { positions } = await resultOf<{ positions: readonly { id: string }[] }>(
    browser,
    '{ result: cart { positions { id: operationsId } } }',
  );
  for (const { id } of positions) await changeCart(browser, [{ do: 'remove-position', positionId: id }]);
};

const payByVoucher = async ({ browser }: Entered): Promise<void> => {
  await changeCart(browser, [{ do: 'add-voucher', code: 'GESCHENK' }]);
};

interface Redirect {
  readonly who: string;
  readonly scenario: string;
  /** What the shopper does before. */
  readonly arrange?: (entered: Entered) => Promise<void>;
  readonly path: string;
  readonly target: string;
  /** Notices on the target page. */
  readonly notices?: readonly string[];
  readonly ids: string;
}

/** Who opens which path, where the guard redirects them, and which notices they see there. */
const REDIRECTS: readonly Redirect[] = [
  ...[
    '/myaccount/orders/',
    '/myaccount/orders/orderdetail/',
    '/myaccount/addresses/',
    ACCOUNT,
    '/myaccount/password/',
  ].map((path) => ({
    who: 'a visitor without an account',
    scenario: 'empty',
    path,
    target: '/login/',
    ids: 'GUARD-01',
  })),
  { who: 'a guest', scenario: 'ready-to-order', path: LOGIN, target: SHIPPING, ids: 'GUARD-02' },
  { who: 'a signed-in customer', scenario: 'returning-with-basket', path: LOGIN, target: SHIPPING, ids: 'GUARD-02' },
  { who: 'a visitor with an empty basket', scenario: 'empty', path: LOGIN, target: BASKET, ids: 'GUARD-03' },
  { who: 'a customer with an empty basket', scenario: 'account', path: LOGIN, target: BASKET, ids: 'GUARD-03' },
  {
    who: 'a visitor with an empty basket',
    scenario: 'empty',
    path: SHIPPING,
    target: HOME,
    notices: EMPTY,
    ids: 'GUARD-04',
  },
  {
    who: 'a visitor who has not chosen how to check out',
    scenario: 'guest-3-items',
    path: SHIPPING,
    target: LOGIN,
    ids: 'GUARD-05',
  },
  {
    who: 'a visitor with an empty basket',
    scenario: 'empty',
    path: PAYMENT,
    target: HOME,
    notices: EXPIRED,
    ids: 'GUARD-06',
  },
  {
    who: 'a guest with an empty basket',
    scenario: 'ready-to-order',
    arrange: emptyBasket,
    path: PAYMENT,
    target: HOME,
    notices: EXPIRED,
    ids: 'GUARD-06',
  },
  {
    who: 'a customer with an empty basket',
    scenario: 'account',
    path: PAYMENT,
    target: HOME,
    notices: EMPTY,
    ids: 'GUARD-06',
  },
  {
    who: 'a customer without a delivery address',
    scenario: 'new-customer-with-basket',
    path: PAYMENT,
    target: SHIPPING,
    ids: 'GUARD-07',
  },
  {
    who: 'a guest whose voucher covers the whole amount',
    scenario: 'ready-to-order',
    arrange: payByVoucher,
    path: PAYMENT,
    target: SUMMARY,
    ids: 'GUARD-08',
  },
  {
    who: 'a visitor without a delivery address',
    scenario: 'guest-3-items',
    path: SUMMARY,
    target: HOME,
    notices: EXPIRED,
    ids: 'GUARD-09',
  },
  {
    who: 'a customer without a payment method',
    scenario: 'invoice-too-high',
    path: SUMMARY,
    target: PAYMENT,
    ids: 'GUARD-10',
  },
  { who: 'a visitor without an order', scenario: 'guest-3-items', path: CONFIRMATION, target: HOME, ids: 'GUARD-12' },
  {
    who: 'a signed-in customer',
    scenario: 'returning-with-basket',
    path: REGISTER,
    target: ACCOUNT,
    notices: ALREADY_SIGNED_IN,
    ids: 'GUARD-15',
  },
];

describe.each(WHOLE_SHOPS)('the guards of pages, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const enter = async ({ scenario, arrange }: Pick<Redirect, 'scenario' | 'arrange'>): Promise<Entered> => {
    const entered = await resumeScenario(shop, scenario);
    await arrange?.(entered);
    return entered;
  };

  it.each(REDIRECTS)(
    'lead $who who requests $path to $target ($ids)',
    async ({ path, target, notices = [], ...who }) => {
      const { browser } = await enter(who);
      const page = await withoutScripts(browser).open(path);
      expect([page.url, page.status, page.toasts]).toEqual([target, 200, notices]);
    },
  );

  it.each(REDIRECTS)(
    'lead $who who follows a link to $path to $target ($ids)',
    async ({ path, target, notices = [], ...who }) => {
      const { browser } = await enter(who);
      const page = await openPageOver(fetchOf(browser), '/service/kontakt/', 'de');
      await page.navigateTo(path);
      await waitFor(() => expect([page.currentPath(), toastsOnPage()]).toEqual([target, notices]));
    },
  );

  it('show the order of the session on a confirmation without a number, and add the number to its URL (GUARD-13)', async () => {
    const entered = await resumeScenario(shop, 'ready-to-order');
    const orderId = await order(entered.browser);
    const page = await openPageOver(fetchOf(entered.browser), CONFIRMATION, 'de');
    await waitFor(() => expect(page.currentPath()).toBe(`${CONFIRMATION}?order=${orderId}`));
    expect(document.body.textContent).toContain(orderId);
    await waitForCleanUp(entered);
  });

  it('lead to the order whoever opens the basket that it came from', async () => {
    const { browser } = await resumeScenario(shop, 'ready-to-order');
    const orderId = await order(browser);
    const page = await withoutScripts(browser).open('/checkout/basket/');
    expect([page.url.split('?')[0], page.text.includes(orderId), page.toasts]).toEqual([CONFIRMATION, true, []]);
  });

  it('show editors a preview of the confirmation (GUARD-14)', async () => {
    const page = await withoutScripts((await shop.enter()).browser).open(`${CONFIRMATION}?preview=1`);
    expect([page.status, page.url]).toEqual([200, `${CONFIRMATION}?preview=1`]);
    expect(page.text).toContain('Vorschau: Diese Bestellung gibt es nicht.');
  });
});
