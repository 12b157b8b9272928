import { AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { addItem, asSignedIn, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { describe, expect, it } from 'vitest';
import { setParameter } from '../../parameters/parameter-values.ts';
import { aShop } from '../../testing/a-shop.ts';
import { atWallet } from '../../testing/at-wallet.ts';
import { fieldOn, formsOn, headOf, textsOn } from '../../testing/read-page.ts';
import type { World } from '../../worlds/world.ts';
import { providerPage } from '../provider-page.ts';
import { amazonProvider } from './amazon-provider.ts';

const [ENTRY = '', LOGIN = '', ADDRESS = '', SOURCE = '', PAY = '', CANCEL = ''] = amazonProvider.paths;
const FIELD = 'amazonCheckoutSessionId';
const WHO = { email: 'erika@beispiel.example', password: 'geheim' };
const GERMAN = ['Testkasse Amazon Pay', 'Testseite: Hier fließt kein Geld. Geben Sie kein echtes Passwort ein.'];
const ENGLISH = ['Test Till Amazon Pay', 'Test page: no money moves here. Do not enter a real password.'];
const INTRO = 'Sie wählen hier Adresse und Konto. Bestellt wird erst im Shop Pausenhof.';
const ENGLISH_INTRO = 'Choose an address and an account here. You order in the shop, Pausenhof, afterwards.';
const BACK = 'Abbrechen und zurück zum Shop';
const ENGLISH_BACK = 'Cancel and return to the shop';
/** The accounts whose outcome the shop learns when it captures the payment: everybody returns. */
const ACCOUNTS = [
  'Girokonto',
  'Die Zahlung gelingt.',
  'Leeres Konto',
  'Die Zahlung wird abgelehnt.',
  'Gestörtes Konto',
  'Technischer Fehler: Der Shop erhält einen Fehlercode.',
  'Langsames Konto',
  'Die Zahlung gelingt, die Meldung an den Shop kommt acht Sekunden später.',
];

const toPay = (orderId: string) =>
  expect.stringMatching(new RegExp(`^Zu zahlen: \\d+,\\d\\d € an Pausenhof, Bestellung ${orderId}$`, 'u')) as unknown;

const switchOn = (world: World): void =>
  world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));

/** A visitor who left the basket for the provider. */
const atSession = async (name: StorefrontId = 'de') => {
  const on = await aShop(name);
  switchOn(on.world);
  valueOf(await updateCart(on, on.shopper, addItem(on.picked())));
  const { url } = valueOf(await on.shop.expressPayments.start(on.shopper, cartIdOf(on.shopper), 'cart'));
  const token = new URLSearchParams(url.split('?')[1]).get(FIELD) ?? '';
  const open = (method: string, path: string, fields: Readonly<Record<string, string>>) =>
    providerPage(amazonProvider, on.worlds, { method, path, fields: { [FIELD]: token, ...fields } });
  return {
    ...on,
    token,
    get: (path: string) => open('GET', path, {}),
    post: (path: string, fields: Readonly<Record<string, string>> = {}) => open('POST', path, fields),
  };
};

const atOrder = (name: 'de' | 'en' = 'de') => atWallet({ ...amazonProvider, name: 'amazon' }, name, switchOn);

describe('the sign-in at the Amazon-style provider', () => {
  it('asks who pays, and says that nothing is ordered yet', async () => {
    const { html, status } = (await atSession()).get(ENTRY);
    expect([status, headOf(html)]).toEqual([200, { look: 'amazon', title: 'Anmelden bei Amazon Pay' }]);
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Anmelden bei Amazon Pay',
      INTRO,
      'E-Mail-Adresse',
      'Passwort',
      'Für Tests genügt irgendeines.',
      'Anmelden',
      BACK,
    ]);
    expect(formsOn(html)).toEqual([
      [LOGIN, 'Anmelden', true],
      [CANCEL, BACK, false],
    ]);
  });

  it('does so in English too', async () => {
    const { html } = (await atSession('en')).get(ENTRY);
    expect(textsOn(html)).toEqual([
      ...ENGLISH,
      'Sign in to Amazon Pay',
      ENGLISH_INTRO,
      'Email address',
      'Password',
      'Any will do for tests.',
      'Sign in',
      ENGLISH_BACK,
    ]);
  });

  it('lets the browser fill in the address, and never the password', async () => {
    const { html } = (await atSession()).get(ENTRY);
    expect(fieldOn(html, 'email')).toEqual({ value: '', type: 'email', autocomplete: 'username', required: true });
    expect(fieldOn(html, 'password')).toEqual({
      value: '',
      type: 'password',
      autocomplete: 'off',
      required: true,
      'aria-describedby': 'password-hint',
    });
  });

  it.each(['erika', 'erika@', '@beispiel.example', 'erika b@beispiel.example', 'erika@beispiel.example b'])(
    'takes %j for no address',
    async (email) => {
      const { html, status } = (await atSession('en')).post(LOGIN, { ...WHO, email });
      expect([status, headOf(html).title]).toEqual([422, 'Error: Sign in to Amazon Pay']);
      expect(textsOn(html)).toEqual(
        expect.arrayContaining(['There is a problem', 'Enter your email address, for example name@example.com.']),
      );
      expect(textsOn(html)).not.toContain('Enter your password.');
      expect(fieldOn(html, 'email')).toMatchObject({ value: email, 'aria-invalid': 'true' });
      expect(fieldOn(html, 'password')).not.toHaveProperty('aria-invalid');
    },
  );

  it('asks for both when nothing was sent, before an order too', async () => {
    for (const { post } of [await atSession(), await atOrder()]) {
      const texts = textsOn(post(LOGIN).html);
      expect(texts).toContain('Bitte prüfen Sie Ihre Angaben');
      for (const words of [
        'Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.',
        'Geben Sie Ihr Passwort ein.',
      ])
        expect(texts.filter((text) => text === words)).toHaveLength(2);
    }
  });

  it('asks for the password in English, and keeps the address without the spaces around it', async () => {
    for (const { post } of [await atSession('en'), await atOrder('en')]) {
      const { html } = post(LOGIN, { email: ` ${WHO.email} ` });
      expect(textsOn(html)).toContain('Enter your password.');
      expect(fieldOn(html, 'email')).toMatchObject({ value: WHO.email });
      expect(fieldOn(html, 'email')).not.toHaveProperty('aria-invalid');
    }
  });
});

describe('the choices at the Amazon-style provider', () => {
  it('are an address: one at home, and some that the shop cannot use as they are', async () => {
    const { get, post } = await atSession();
    post(LOGIN, WHO);
    const { html } = get(ADDRESS);
    expect(headOf(html).title).toBe('Lieferadresse wählen');
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Lieferadresse wählen',
      INTRO,
      'Liefern an',
      'Erika Beispiel',
      'Rosenweg 12',
      'DE 10435 Berlin',
      'Grundschule am Park, Erika Beispiel',
      'Sekretariat',
      'Parkallee 3',
      'DE 04109 Leipzig',
      'Otto Beispiel',
      'Kirchgasse 7',
      'AT 6020 Innsbruck',
      'Erika Beispiel',
      'Am Dorfplatz',
      'DE 24937 Flensburg',
      'Erika Beispiel',
      '4 rue du Marché',
      'FR 67000 Strasbourg',
      'Weiter zum Konto',
      BACK,
    ]);
    expect(
      [
        ...html.matchAll(/<input type="radio"(?<id>[^>]*) name="address" value="(?<name>[\w-]+)"(?<checked>[^>]*)>/gu),
      ].map(({ groups }) => [groups?.['name'], groups?.['id'], groups?.['checked']]),
    ).toEqual([
      ['home', ' id="address"', ' checked'],
      ['school', '', ''],
      ['abroad', '', ''],
      ['no-number', '', ''],
      ['not-delivered', '', ''],
    ]);
    expect(formsOn(html).map(([action]) => action)).toEqual([ADDRESS, CANCEL]);
  });

  it('are in English too', async () => {
    const { get, post } = await atSession('en');
    post(LOGIN, WHO);
    const address = textsOn(get(ADDRESS).html);
    expect([address.slice(2, 5), address.slice(-2)]).toEqual([
      ['Choose a delivery address', ENGLISH_INTRO, 'Deliver to'],
      ['Continue to the account', ENGLISH_BACK],
    ]);
    expect(textsOn(post(ADDRESS, { address: 'moon' }).html)).toContain('Choose an address.');
    post(ADDRESS, { address: 'home' });
    const source = textsOn(get(SOURCE).html);
    expect([source.slice(2, 7), source.slice(-2)]).toEqual([
      ['Choose an account', ENGLISH_INTRO, 'Pay with', 'Current account', 'The payment succeeds.'],
      ['Continue to the shop', ENGLISH_BACK],
    ]);
    expect(textsOn(post(SOURCE, { source: 'moon' }).html).slice(2, 6)).toEqual([
      'Choose an account',
      ENGLISH_INTRO,
      'There is a problem',
      'Choose an account.',
    ]);
  });

  it('are an account then, from which everybody returns', async () => {
    const { get, post } = await atSession();
    post(LOGIN, WHO);
    post(ADDRESS, { address: 'school' });
    const { html } = get(SOURCE);
    expect(headOf(html).title).toBe('Konto wählen');
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Konto wählen',
      INTRO,
      'Bezahlen mit',
      ...ACCOUNTS,
      'Weiter zum Shop',
      BACK,
    ]);
    expect(formsOn(html).map(([action]) => action)).toEqual([SOURCE, CANCEL]);
  });

  it('can be made once more: the address after the account was shown', async () => {
    const { get, post, shop, shopper, token } = await atSession();
    post(LOGIN, WHO);
    post(ADDRESS, { address: 'school' });
    expect(textsOn(get(ADDRESS).html)).toContain('Lieferadresse wählen');
    post(ADDRESS, { address: 'abroad' });
    post(SOURCE, { source: 'account' });
    expect(valueOf(await shop.expressPayments.addresses(shopper, token)).shippingAddress).toEqual({
      firstname: 'Otto',
      lastname: 'Beispiel',
      streetAndNumber: 'Kirchgasse 7',
      postcode: '6020',
      city: 'Innsbruck',
      country: 'AT',
    });
  });

  it('show the address after the sign-in, whichever page is opened', async () => {
    const { get, post } = await atSession();
    post(LOGIN, WHO);
    for (const path of [ENTRY, SOURCE, PAY]) expect(headOf(get(path).html).title).toBe('Lieferadresse wählen');
  });
});

describe('the approval at the Amazon-style provider', () => {
  it('names what is to be paid, and offers the accounts to somebody who chose none before', async () => {
    const { get, post, orderId } = await atOrder();
    expect(textsOn(get(ENTRY).html).slice(2, 4)).toEqual(['Anmelden bei Amazon Pay', toPay(orderId)]);
    post(LOGIN, WHO);
    const { html, status } = get(PAY);
    expect([status, headOf(html)]).toEqual([200, { look: 'amazon', title: 'Zahlung freigeben' }]);
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Zahlung freigeben',
      toPay(orderId),
      'Bezahlen mit',
      ...ACCOUNTS,
      'Jetzt zahlen',
      BACK,
    ]);
    expect(formsOn(html).map(([action]) => action)).toEqual([PAY, CANCEL]);
  });

  it('asks again without an account, in English', async () => {
    const { post } = await atOrder('en');
    post(LOGIN, WHO);
    const { html } = post(PAY, { source: 'constructor' });
    expect(headOf(html).title).toBe('Error: Approve the payment');
    expect(textsOn(html)).toEqual(
      expect.arrayContaining([
        'Approve the payment',
        'There is a problem',
        'Choose an account.',
        'Pay with',
        'Pay now',
      ]),
    );
  });

  it.each([
    ['de', 'overdrawn', ['Zahlung freigeben', 'Bezahlt wird mit: Leeres Konto', 'Jetzt zahlen', BACK]],
    ['en', 'account', ['Approve the payment', 'Paid with: Current account', 'Pay now', ENGLISH_BACK]],
  ] as const)(
    'names the account that was chosen before, on %s, and needs no second sign-in',
    async (name, source, [title, from, pay, back]) => {
      const on = await atSession(name);
      on.post(LOGIN, WHO);
      on.post(ADDRESS, { address: 'home' });
      on.post(SOURCE, { source });
      const guest = asSignedIn(
        on.shopper,
        'guest',
        valueOf(
          await on.shop.sessions.registerGuest(on.shopper, { email: WHO.email, billingAddress: anAddressForm() }),
        ),
      );
      valueOf(await on.shop.payments.select(guest, cartIdOf(guest), 'AMAZONPAY'));
      const { redirectUrl = '', orderId = '' } = valueOf(await on.shop.orders.submit(guest, cartIdOf(guest)));
      const payment = new URLSearchParams(redirectUrl.split('?')[1]).get(FIELD) ?? '';
      const open = (method: string, path: string) =>
        providerPage(amazonProvider, on.worlds, { method, path, fields: { [FIELD]: payment } });
      const { html } = open('GET', ENTRY);
      expect(textsOn(html).slice(2)).toEqual([title, expect.stringContaining(orderId), from, pay, back]);
      expect(formsOn(html).map(([action]) => action)).toEqual([PAY, CANCEL]);
      expect(open('POST', PAY).headers['location']).toBe(`/amazonpay/success/?${FIELD}=${encodeURIComponent(payment)}`);
      expect((await on.shop.expressPayments.complete(guest, cartIdOf(guest), payment)).ok).toBe(source === 'account');
    },
  );
});
