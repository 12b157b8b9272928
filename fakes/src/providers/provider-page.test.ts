import { cartIdOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setParameter } from '../parameters/parameter-values.ts';
import { assortment } from '../goods/assortment.ts';
import { enterShop, logInAs } from '../scenarios/steps.ts';
import { aShop } from '../testing/a-shop.ts';
import { atCardProvider } from '../testing/at-card-provider.ts';
import { atWallet } from '../testing/at-wallet.ts';
import { headOf, textsOn } from '../testing/read-page.ts';
import { paypalProvider } from './paypal/paypal-provider.ts';
import { cardProvider } from './card/card-provider.ts';
import { providerPage } from './provider-page.ts';
import { PROVIDERS } from './providers.ts';
import { codeOf } from './twint/twint-code.ts';
import { twintProvider } from './twint/twint-provider.ts';

const TILLS = {
  amazon: 'Testkasse Amazon Pay',
  card: 'Testkasse Kartenzahlung',
  paypal: 'Testkasse PayPal',
  twint: 'Testkasse TWINT',
} as const;
const [PAYPAL = '', LOGIN = '', APPROVE = ''] = paypalProvider.paths;
const WHO = { email: 'gerda@schule.example', password: 'geheim' };

describe('a payment that the provider does not know', () => {
  it.each(PROVIDERS.map((provider) => [provider.name, provider] as const))(
    'is said to be unknown by %s, in both languages',
    async (name, provider) => {
      const { worlds } = await aShop();
      for (const path of [provider.paths[0] ?? '', `/qa/pay/${name}/elsewhere/`]) {
        const { status, html, headers } = providerPage(provider, worlds, { method: 'GET', path, fields: {} });
        expect([status, headers['cache-control'], headOf(html)]).toEqual([
          404,
          'no-store',
          { look: name, title: 'Zahlung nicht gefunden' },
        ]);
        expect(html).toContain('<html lang="de">');
        expect(html).toContain('<p lang="en">We do not know this payment.');
        expect(textsOn(html)).toEqual([
          TILLS[name],
          expect.stringMatching(/^Testseite: Hier flie(?:ß|ss)t kein Geld\./u),
          'Zahlung nicht gefunden',
          'Diese Zahlung kennen wir nicht. Bitte gehen Sie zurück zum Shop.',
          'We do not know this payment. Please go back to the shop.',
        ]);
      }
    },
  );

  it('is not known under a path that is none of the provider’s, even with its name', async () => {
    const { get } = await atWallet({ ...paypalProvider, name: 'paypal' });
    expect([get(PAYPAL).status, get(`${PAYPAL}elsewhere/`).status]).toEqual([200, 404]);
  });
});

describe('a shopper who paid and is not sent back', () => {
  const german = ['Zahlung ausgeführt', 'Sie haben bezahlt. Sie können dieses Fenster schließen.', 'Zurück zum Shop'];
  const english = ['Payment made', 'You have paid. You may close this window.', 'Back to the shop'];

  it.each([
    ['de', german, /^Zu zahlen: \d+,\d\d € an Pausenhof, Bestellung \d{9}$/u],
    ['at', german, /^Zu zahlen: €\s\d+,\d\d an Pausenhof, Bestellung \d{9}$/u],
    ['en', english, /^To pay: €\d+\.\d\d to Pausenhof, order \d{9}$/u],
  ] as const)('reads on %s what was paid, and finds the way back', async (name, [title, paid, back], amount) => {
    const { post, token } = await atWallet({ ...paypalProvider, name: 'paypal' }, name);
    post(LOGIN, WHO);
    const { status, html } = post(APPROVE, { source: 'silent' });
    expect([status, headOf(html)]).toEqual([200, { look: 'paypal', title }]);
    expect(textsOn(html).slice(2)).toEqual([title, expect.stringMatching(amount), paid, back]);
    expect(html).toContain(`<a class="button" href="/computop/success/?token=${encodeURIComponent(token)}">`);
  });

  it('finds the way back to a shop at another origin', async () => {
    const { worlds, token } = await atWallet({ ...paypalProvider, name: 'paypal' });
    const open = (path: string, fields: Readonly<Record<string, string>>) =>
      providerPage(paypalProvider, worlds, {
        method: 'POST',
        path,
        fields: { token, ...fields },
        shopUrl: 'https://shop.example',
      });
    open(LOGIN, WHO);
    expect(open(APPROVE, { source: 'silent' }).html).toContain(
      `href="https://shop.example/computop/success/?token=${encodeURIComponent(token)}"`,
    );
  });

  it.each([
    ['ch', 'Sie haben bezahlt. Sie können dieses Fenster schliessen.'],
    ['en', 'You have paid. You may close this window.'],
  ] as const)('reads it from TWINT on %s too', async (name, paid) => {
    const { worlds, token, orderId } = await atWallet({ ...twintProvider, name: 'twint' }, name, (world) =>
      world.run((tx) => setParameter(tx, 'paymentTypes/offered', 'TWINT')),
    );
    const [, APP = '', CONFIRM = ''] = twintProvider.paths;
    const open = (path: string, fields: Readonly<Record<string, string>>) =>
      providerPage(twintProvider, worlds, { method: 'POST', path, fields: { pairing: token, ...fields } });
    open(APP, { code: codeOf({ token }) });
    const texts = textsOn(open(CONFIRM, { source: 'silent' }).html);
    expect(texts.slice(2)).toEqual([
      name === 'en' ? 'Payment made' : 'Zahlung ausgeführt',
      expect.stringContaining(orderId),
      paid,
      name === 'en' ? 'Back to the shop' : 'Zurück zum Shop',
    ]);
  });

  it('reads it from the card’s bank too', async () => {
    const { post } = await atCardProvider();
    post('/qa/pay/card/check/', { number: '4000000000004228', holder: 'Gerda Gast', expiry: '04/29', code: '123' });
    const texts = textsOn(post('/qa/pay/card/confirm/', { 'secure-code': '123456' }).html);
    expect([texts[2], ...texts.slice(-2)]).toEqual(german);
  });
});

describe('an open payment', () => {
  it('stays open whichever page is opened, with whatever in its URL', async () => {
    const at = await atWallet({ ...paypalProvider, name: 'paypal' });
    at.post(LOGIN, WHO);
    for (const path of paypalProvider.paths) {
      const { status, html, headers } = providerPage(paypalProvider, at.worlds, {
        method: 'GET',
        path,
        fields: { ...WHO, token: at.token, source: 'account' },
      });
      expect([path, status, headOf(html).title, headers['location']]).toEqual([
        path,
        200,
        'Zahlung freigeben',
        undefined,
      ]);
    }
    const card = await atCardProvider();
    for (const path of cardProvider.paths) expect(card.get(path)).toMatchObject({ status: 200 });
    expect([await at.isOrdered(), await card.isOrdered()]).toEqual([false, false]);
  });

  it('stays open in the app of TWINT too, whichever page is opened', async () => {
    const on = await atWallet({ ...twintProvider, name: 'twint' }, 'ch');
    const [ENTRY = '', APP = '', CONFIRM = '', DECLINE = '', CANCEL = ''] = twintProvider.paths;
    on.post(APP, { code: codeOf(on) });
    const open = (method: string, path: string) =>
      providerPage(twintProvider, on.worlds, {
        method,
        path,
        fields: { pairing: on.token, source: 'account', code: codeOf(on) },
      });
    const titles = [ENTRY, APP, CONFIRM, DECLINE, CANCEL].map((path) => headOf(open('GET', path).html).title);
    expect(titles).toEqual([
      'Mit TWINT bezahlen',
      'TWINT-App',
      'Zahlung bestätigen',
      'Mit TWINT bezahlen',
      'Mit TWINT bezahlen',
    ]);
    expect(open('POST', ENTRY)).toMatchObject(on.to(ENTRY));
    expect(await on.isOrdered()).toBe(false);
  });

  it('leads back to its first page from a form that belongs to no step, and nothing of that is stored by the browser', async () => {
    const { post, to, isOrdered } = await atWallet({ ...paypalProvider, name: 'paypal' });
    post(LOGIN, WHO);
    const reply = post(PAYPAL, { source: 'account' });
    expect(reply).toMatchObject(to(PAYPAL));
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await isOrdered()).toBe(false);
  });
});

describe('a payment for Prime', () => {
  /** A customer whose subscription leads to PayPal, where they have signed in. */
  const atPrime = async () => {
    const on = await aShop();
    const context = { ...on, goods: assortment() };
    const customer = await logInAs(context, await enterShop(context), 'existing');
    const { redirectUrl = '' } = valueOf(
      await on.shop.prime.subscribe(
        customer,
        { abo: 'prime-12', price: { minor: 4900, currency: 'EUR' }, paymentId: 'PAYPAL' },
        'attempt',
      ),
    );
    const token = new URLSearchParams(redirectUrl.split('?')[1]).get('token') ?? '';
    const post = (path: string, fields: Readonly<Record<string, string>> = {}) =>
      providerPage(paypalProvider, on.worlds, { method: 'POST', path, fields: { token, ...fields } });
    post(LOGIN, WHO);
    return { ...on, customer, token, post };
  };

  it('leads back to Prime, wherever it ends: with its name once it is paid or broken, otherwise to its checkout', async () => {
    const success = (token: string) => `/computop/success/?token=${encodeURIComponent(token)}&checkoutType=prime`;
    const paid = await atPrime();
    expect(paid.post(APPROVE, { source: 'account' }).headers['location']).toBe(success(paid.token));
    const broken = await atPrime();
    expect(broken.post(APPROVE, { source: 'broken' }).headers['location']).toBe(
      `${success(broken.token)}&Code=21000073`,
    );
    const declined = await atPrime();
    expect(declined.post(APPROVE, { source: 'overdrawn' }).headers['location']).toBe(
      '/prime/checkout/?errorCode=declined',
    );
    const cancelled = await atPrime();
    expect(cancelled.post(`${PAYPAL}cancel/`).headers['location']).toBe('/prime/checkout/?errorCode=cancelled');
  });

  it('leaves the cart alone', async () => {
    const { post, shop, customer } = await atPrime();
    const before = await shop.carts.find(customer, cartIdOf(customer));
    post(APPROVE, { source: 'account' });
    expect(await shop.carts.find(customer, cartIdOf(customer))).toEqual(before);
    expect((await shop.customers.current(customer, '/')).primeInfo.status).toBe('ACTIVE');
  });
});
