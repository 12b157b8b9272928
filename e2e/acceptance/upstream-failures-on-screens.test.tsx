import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import { resultOf } from '@shop/gateway/testing/buy';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitForCleanUp } from './testing/after-confirmation.ts';
import { type FaultyShop, openFaultyShop } from './testing/faulty-upstream.ts';
import { fetchOf } from './testing/fetch-of.ts';
import { withoutScripts } from './testing/without-scripts.ts';

describe('a page over the upstream that a shopper uses', () => {
  let shop: FaultyShop;
  beforeAll(async () => {
    shop = await openFaultyShop();
  });
  afterAll(() => shop.close());

  it('says in a toast that the upstream met an error, and changes nothing', async () => {
    const visitor = await shop.resume('guest-3-items');
    await openPageOver(fetchOf(visitor.browser), '/checkout/basket/', 'de');
    const [line = document.body] = within(
      await screen.findByRole('list', { name: 'Artikel im Warenkorb' }),
    ).getAllByRole('listitem');
    visitor.addFault({ preset: 'internal-error', match: { op: 'cart_update' } });
    await userEvent.click(within(line).getByRole('button', { name: /^Eins mehr/u }));
    await expect
      .poll(toastsOnPage)
      .toEqual([expect.stringContaining('Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.')]);
    expect(visitor.hits()).toEqual([1]);
    expect(await resultOf(visitor.browser, '{ result: cart { articleCount } }')).toEqual({ articleCount: 6 });
  });

  it('says on the summary that the shop is very busy and the basket is safe, keeps what was typed, and orders once with the next press', async () => {
    const visitor = await shop.resume('ready-to-order');
    const { currentPath } = await openPageOver(fetchOf(visitor.browser), visitor.landing, 'de');
    const wish = await screen.findByLabelText<HTMLTextAreaElement>(/^Nachricht zur Bestellung/u);
    await userEvent.type(wish, 'Bitte klingeln');
    visitor.addFault({ match: { op: 'submitCart' }, fault: { kind: 'status', code: 429, retryAfter: 60 }, times: 1 });
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
    const orders = () => visitor.world.read(({ state }) => entriesOf(state.orders)).length;
    await press();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Im Shop ist gerade sehr viel los. Es wurde noch nichts bestellt, Ihr Warenkorb ist sicher. Bitte drücken Sie in ein paar Sekunden noch einmal.',
    );
    expect([orders(), wish.value, visitor.hits()]).toEqual([0, 'Bitte klingeln', [1]]);
    await press();
    await waitFor(() => expect(currentPath()).toMatch(/^\/checkout\/confirmation\//u));
    expect(orders()).toBe(1);
    await waitForCleanUp(visitor);
  });

  it('says on a page of the shop that a list cannot be made a PDF, to whoever follows the link without scripts', async () => {
    const visitor = await shop.resume('wishlist-sold-out');
    const list = await withoutScripts(visitor.browser).open(visitor.landing);
    const link = list.main().getByRole('link', { name: 'Als PDF speichern', hidden: true });
    expect(link.hasAttribute('download')).toBe(false);
    visitor.addFault({ match: { op: 'generatePdfForm' }, fault: { kind: 'status', code: 503 } });
    const page = await list.open(link.getAttribute('href') ?? '');
    expect([page.status, page.headings()[0]]).toEqual([503, 'Diese Seite können wir nicht zeigen']);
    expect(page.text).toContain('Bitte versuchen Sie es in ein paar Minuten noch einmal.');
  });

  it('says that the session was revoked during a change of account data, keeps what was typed, and is a visitor’s from then on (ERR-05, ERR-06)', async () => {
    const visitor = await shop.resume('account');
    await openPageOver(fetchOf(visitor.browser), visitor.landing, 'de');
    const form = await screen.findByRole('form', { name: 'Zur Person' });
    const firstName = within(form).getByLabelText<HTMLInputElement>('Vorname');
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Annabell');
    visitor.addFault({ preset: 'account-change-revoked' });
    await userEvent.click(within(form).getByRole('button', { name: 'Angaben speichern' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wir haben Sie zu Ihrer Sicherheit abgemeldet.');
    expect(firstName.value).toBe('Annabell');
    expect(visitor.hits()).toEqual([1]);
    expect(await resultOf(visitor.browser, '{ result: me { loginState } }')).toEqual({ loginState: 'logged-out' });
  });
});
