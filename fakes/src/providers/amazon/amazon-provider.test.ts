import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import {
  addItem,
  cartIdOf,
  openSession,
  readCart,
  refusalOf,
  updateCart,
  valueOf,
} from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryShop } from '../../shop/in-memory-shop.ts';
import { settlePayment } from '../../orders/settle-payment.ts';
import { setParameter } from '../../parameters/parameter-values.ts';
import { aShop } from '../../testing/a-shop.ts';
import { atWallet } from '../../testing/at-wallet.ts';
import { atExpressProvider } from '../../scenarios/at-express-provider.ts';
import { headOf } from '../../testing/read-page.ts';
import { lookUp } from '../../worlds/persistent-map.ts';
import { remove } from '../../worlds/transaction.ts';
import { providerPage } from '../provider-page.ts';
import { amazonProvider } from './amazon-provider.ts';

const [ENTRY = '', LOGIN = '', ADDRESS = '', SOURCE = '', PAY = '', CANCEL = ''] = amazonProvider.paths;
const WHO = { email: 'erika@beispiel.example', password: 'geheim' };
const FIELD = 'amazonCheckoutSessionId';

/** A visitor who left the basket for the provider. */
const atSession = async (name: StorefrontId = 'de') => {
  const on = await aShop(name);
  on.world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
  valueOf(await updateCart(on, on.shopper, addItem(on.picked())));
  const { url } = valueOf(await on.shop.expressPayments.start(on.shopper, cartIdOf(on.shopper), 'cart'));
  const token = new URLSearchParams(url.split('?')[1]).get(FIELD) ?? '';
  const open = (method: string, path: string, fields: Readonly<Record<string, string>>) =>
    providerPage(amazonProvider, on.worlds, { method, path, fields: { [FIELD]: token, ...fields } });
  const at = (path: string) => ({
    status: 303,
    headers: { location: `${path}?${FIELD}=${encodeURIComponent(token)}` },
  });
  return {
    ...on,
    token,
    at,
    inShop: {
      status: 303,
      headers: { location: `/amazonpay/review/?${FIELD}=${encodeURIComponent(token)}&checkoutType=cart` },
    },
    get: (path: string) => open('GET', path, {}),
    post: (path: string, fields: Readonly<Record<string, string>> = {}) => open('POST', path, fields),
    addresses: () => on.shop.expressPayments.addresses(on.shopper, token),
  };
};

describe('the Amazon-style provider before an order', () => {
  it('lets the shopper sign in, choose an address and an account, and return', async () => {
    const { get, post, at, inShop, addresses } = await atSession();
    expect(get(ENTRY).html).toContain('<h1>Anmelden bei Amazon Pay</h1>');
    expect(post(LOGIN, WHO)).toMatchObject(at(ADDRESS));
    expect(get(ADDRESS).html).toContain('Rosenweg 12');
    expect(post(ADDRESS, { address: 'school' })).toMatchObject(at(SOURCE));
    expect(get(SOURCE).html).toContain('<h1>Konto wählen</h1>');
    expect(refusalOf(await addresses())).toEqual({ because: 'no-such-session' });
    expect(post(SOURCE, { source: 'account' })).toMatchObject(inShop);
    expect(valueOf(await addresses())).toMatchObject({
      email: WHO.email,
      billingAddress: { streetAndNumber: 'Rosenweg 12' },
      shippingAddress: { company: 'Grundschule am Park' },
    });
    expect(get(ENTRY)).toMatchObject(inShop);
  });

  it('skips no page', async () => {
    const { get, post, at } = await atSession();
    expect(post(ADDRESS, { address: 'home' })).toMatchObject(at(ENTRY));
    expect(post(SOURCE, { source: 'account' })).toMatchObject(at(ENTRY));
    expect(get(SOURCE).html).toContain('<h1>Anmelden bei Amazon Pay</h1>');
    post(LOGIN, WHO);
    expect(post(SOURCE, { source: 'account' })).toMatchObject(at(ADDRESS));
  });

  it.each([
    [{ email: 'erika', password: 'geheim' }, 'Geben Sie Ihre E-Mail-Adresse ein', '#email'],
    [{ email: 'erika@beispiel.example', password: '' }, 'Geben Sie Ihr Passwort ein.', '#password'],
  ])(
    'refuses the sign-in %j, says why, keeps the address and never repeats the password',
    async (typed, words, link) => {
      const { status, html } = (await atSession()).post(LOGIN, typed);
      expect(status).toBe(422);
      expect(html).toContain('<title>Fehler: Anmelden bei Amazon Pay</title>');
      expect(html).toContain(words);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`value="${typed.email}"`);
      expect(html).not.toContain('geheim');
    },
  );

  it('asks again for an address or an account that is none', async () => {
    const { post } = await atSession();
    post(LOGIN, WHO);
    expect(post(ADDRESS, { address: 'moon' })).toMatchObject({
      status: 422,
      html: expect.stringContaining('Wählen Sie eine Adresse.') as unknown,
    });
    post(ADDRESS, { address: 'home' });
    expect(post(SOURCE)).toMatchObject({
      status: 422,
      html: expect.stringContaining('Wählen Sie ein Konto.') as unknown,
    });
  });

  it('returns without an address when the shopper cancels, on every page', async () => {
    const { get, post, inShop, addresses } = await atSession();
    post(LOGIN, WHO);
    expect(post(CANCEL)).toMatchObject(inShop);
    expect(refusalOf(await addresses())).toEqual({ because: 'session-cancelled' });
    expect(post(SOURCE, { source: 'account' })).toMatchObject(inShop);
    expect(get(ENTRY)).toMatchObject(inShop);
    expect(refusalOf(await addresses())).toEqual({ because: 'session-cancelled' });
  });

  it('knows no session by a forged name, and none after a day', async () => {
    const { worlds, token, world, get } = await atSession();
    const open = (name: string) =>
      providerPage(amazonProvider, worlds, { method: 'GET', path: ENTRY, fields: { [FIELD]: name } }).status;
    expect([open(`${token}x`), open('invented'), open('')]).toEqual([404, 404, 404]);
    world.advance({ advanceMs: 24 * 60 * 60 * 1000 - 1 });
    expect(get(ENTRY).status).toBe(200);
    world.advance({ advanceMs: 1 });
    expect(get(ENTRY).status).toBe(404);
  });

  it('knows no session of another world, even of one that began alike', async () => {
    const on = await atSession();
    const other = on.worlds.create({ id: 'other', seed: on.world.read(({ state }) => state.seed) });
    other.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
    const shop = inMemoryShop(other);
    const elsewhere = await openSession({ shop }, on.anonymous);
    valueOf(await updateCart({ shop }, elsewhere, addItem(on.picked())));
    const own = await atExpressProvider(other).approveSession(
      valueOf(await shop.expressPayments.start(elsewhere, cartIdOf(elsewhere), 'cart')).url,
    );
    for (const name of [on.token, 'invented', ''])
      expect(refusalOf(await shop.expressPayments.addresses(elsewhere, name))).toEqual({
        because: 'no-such-session',
      });
    expect(valueOf(await shop.expressPayments.addresses(elsewhere, own)).email).toBe(WHO.email);
  });

  it('takes the address of the sign-in without the spaces around it', async () => {
    const { post, addresses } = await atSession();
    post(LOGIN, { ...WHO, email: ` ${WHO.email} ` });
    post(ADDRESS, { address: 'home' });
    post(SOURCE, { source: 'account' });
    expect(valueOf(await addresses()).email).toBe(WHO.email);
  });

  it('continues with what is missing after a form that belongs to no step', async () => {
    const { post, at, addresses } = await atSession();
    expect(post(PAY, { source: 'account' })).toMatchObject(at(ENTRY));
    post(LOGIN, WHO);
    expect(post(PAY, { address: 'home', source: 'account' })).toMatchObject(at(ADDRESS));
    post(ADDRESS, { address: 'home' });
    for (const path of [ENTRY, PAY]) expect(post(path, { source: 'account' })).toMatchObject(at(SOURCE));
    expect(refusalOf(await addresses())).toEqual({ because: 'no-such-session' });
  });

  it('leaves the basket as it is until the shopper has approved: there is nothing to abort', async () => {
    const { post, shop, shopper, world } = await atSession();
    const session = () => world.read(({ state }) => lookUp(state.carts, cartIdOf(shopper))?.amazonSessionId);
    post(LOGIN, WHO);
    post(ADDRESS, { address: 'home' });
    expect(session()).toBeUndefined();
    valueOf(await shop.expressPayments.abort(shopper, cartIdOf(shopper)));
    expect(post(SOURCE, { source: 'account' }).status).toBe(303);
    expect(session()).not.toBeUndefined();
  });

  it('returns a shopper whose basket is gone meanwhile', async () => {
    const { post, inShop, world, shopper } = await atSession();
    post(LOGIN, WHO);
    post(ADDRESS, { address: 'home' });
    world.run((tx) => remove(tx, 'carts', cartIdOf(shopper)));
    expect(post(SOURCE, { source: 'account' })).toMatchObject(inShop);
  });

  it('speaks English on the English storefront, and needs no scripts and no other files', async () => {
    const { html, headers } = (await atSession('en')).get(ENTRY);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<h1>Sign in to Amazon Pay</h1>');
    expect(html).not.toMatch(/<script|src=|<link|style="|\son\w+=/u);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('offers an address at home in each country', async () => {
    const { get, post } = await atSession('ch');
    post(LOGIN, WHO);
    expect(get(ADDRESS).html).toContain('CH 3007 Bern');
  });
});

describe('the Amazon-style provider for an order', () => {
  const atOrder = async () => {
    const on = await atWallet({ ...amazonProvider, name: 'amazon' }, 'de', (world) =>
      world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED)),
    );
    const complete = () => on.shop.expressPayments.complete(on.guest, cartIdOf(on.guest), on.token);
    return { ...on, complete };
  };

  it('lets the shopper sign in and approve; the order is placed once the shop captures it', async () => {
    const { get, post, to, isOrdered, complete } = await atOrder();
    expect(post(LOGIN, WHO)).toMatchObject(to(PAY));
    expect(get(PAY).html).toMatch(/Zu zahlen: \d+,\d\d\s€ an Pausenhof/u);
    expect(post(PAY, { source: 'account' })).toMatchObject(to('/amazonpay/success/'));
    expect(post(CANCEL)).toMatchObject(to('/amazonpay/success/'));
    expect(await isOrdered()).toBe(false);
    expect((await complete()).ok).toBe(true);
    expect(await isOrdered()).toBe(true);
  });

  it('approves nothing before the sign-in, and from no unknown account', async () => {
    const { post, to, complete } = await atOrder();
    expect(post(PAY, { source: 'account' })).toMatchObject(to(ENTRY));
    post(LOGIN, WHO);
    expect(post(PAY).status).toBe(422);
    expect(refusalOf(await complete())).toEqual({ because: 'no-such-session' });
  });

  it('decides nothing by a page that is only opened, with whatever in its URL', async () => {
    const { worlds, token, post, complete } = await atOrder();
    const titleAt = (path: string) =>
      headOf(
        providerPage(amazonProvider, worlds, {
          method: 'GET',
          path,
          fields: { ...WHO, [FIELD]: token, source: 'account' },
        }).html,
      ).title;
    for (const path of amazonProvider.paths) expect([path, titleAt(path)]).toEqual([path, 'Anmelden bei Amazon Pay']);
    post(LOGIN, WHO);
    for (const path of amazonProvider.paths) expect([path, titleAt(path)]).toEqual([path, 'Zahlung freigeben']);
    expect(refusalOf(await complete())).toEqual({ because: 'no-such-session' });
  });

  it('takes forms that belong to no step back to the first page', async () => {
    const { post, to, complete } = await atOrder();
    post(LOGIN, WHO);
    for (const path of [ENTRY, ADDRESS, SOURCE]) expect(post(path, { source: 'account' })).toMatchObject(to(ENTRY));
    expect(refusalOf(await complete())).toEqual({ because: 'no-such-session' });
  });

  it('asks for no second approval', async () => {
    const { get, post, to, complete } = await atOrder();
    post(LOGIN, WHO);
    post(PAY, { source: 'account' });
    for (const path of amazonProvider.paths) expect(get(path)).toMatchObject(to('/amazonpay/success/'));
    expect(post(PAY, { source: 'overdrawn' })).toMatchObject(to('/amazonpay/success/'));
    expect((await complete()).ok).toBe(true);
  });

  it('remembers no approval of a payment that is over', async () => {
    const { post, world, orderId } = await atOrder();
    post(LOGIN, WHO);
    world.run((tx) => settlePayment(tx, orderId, 'abandoned'));
    expect(post(PAY, { source: 'account' }).headers['location']).toBe('/checkout/payment/?errorCode=abandoned');
    expect(world.read(({ state }) => lookUp(state.amazonApprovals, orderId))).toBeUndefined();
  });

  it('returns without a payment when the shopper cancels', async () => {
    const { post, isOrdered } = await atOrder();
    expect(post(CANCEL)).toMatchObject({
      status: 303,
      headers: { location: '/checkout/payment/?errorCode=cancelled' },
    });
    expect(await isOrdered()).toBe(false);
  });

  it.each(['overdrawn', 'broken'])('places no order from the account %s, and frees the cart', async (source) => {
    const on = await atOrder();
    on.post(LOGIN, WHO);
    on.post(PAY, { source });
    expect(refusalOf(await on.complete())).toMatchObject({ because: 'payment-refused' });
    expect(await on.isOrdered()).toBe(false);
    expect((await readCart(on, on.guest)).submitted).toBe(false);
  });
});
