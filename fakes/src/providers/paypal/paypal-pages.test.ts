import { describe, expect, it } from 'vitest';
import { atWallet } from '../../testing/at-wallet.ts';
import { fieldOn, formsOn, headOf, textsOn } from '../../testing/read-page.ts';
import { paypalProvider } from './paypal-provider.ts';

const [ENTRY = '', LOGIN = '', APPROVE = '', CANCEL = ''] = paypalProvider.paths;
const WHO = { email: 'gerda@schule.example', password: 'geheim' };
const GERMAN = ['Testkasse PayPal', 'Testseite: Hier fließt kein Geld. Geben Sie kein echtes Passwort ein.'];
const ENGLISH = ['Test Till PayPal', 'Test page: no money moves here. Do not enter a real password.'];

const atPaypal = (name: 'de' | 'en') => atWallet({ ...paypalProvider, name: 'paypal' }, name);
const toPay = (orderId: string) =>
  expect.stringMatching(new RegExp(`^Zu zahlen: \\d+,\\d\\d € an Pausenhof, Bestellung ${orderId}$`, 'u')) as unknown;
const toPayInEnglish = (orderId: string) =>
  expect.stringMatching(new RegExp(`^To pay: €\\d+\\.\\d\\d to Pausenhof, order ${orderId}$`, 'u')) as unknown;

describe('the login at the PayPal-style provider', () => {
  it('asks who pays, and says what and to whom', async () => {
    const { get, orderId } = await atPaypal('de');
    const { html, status } = get(ENTRY);
    expect(status).toBe(200);
    expect(headOf(html)).toEqual({ look: 'paypal', title: 'Mit PayPal bezahlen' });
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Mit PayPal bezahlen',
      toPay(orderId),
      'E-Mail-Adresse',
      'Passwort',
      'Für Tests genügt irgendeines.',
      'Einloggen',
      'Abbrechen und zurück zum Shop',
    ]);
    expect(formsOn(html)).toEqual([
      [LOGIN, 'Einloggen', true],
      [CANCEL, 'Abbrechen und zurück zum Shop', false],
    ]);
  });

  it('does so in English too', async () => {
    const { get, orderId } = await atPaypal('en');
    expect(textsOn(get(ENTRY).html)).toEqual([
      ...ENGLISH,
      'Pay with PayPal',
      toPayInEnglish(orderId),
      'Email address',
      'Password',
      'Any will do for tests.',
      'Log in',
      'Cancel and return to the shop',
    ]);
  });

  it('lets the browser fill in the address, and never the password', async () => {
    const { html } = (await atPaypal('de')).get(ENTRY);
    expect(fieldOn(html, 'email')).toEqual({ value: '', type: 'email', autocomplete: 'username', required: true });
    expect(fieldOn(html, 'password')).toEqual({
      value: '',
      type: 'password',
      autocomplete: 'off',
      required: true,
      'aria-describedby': 'password-hint',
    });
  });

  it.each(['gerda', 'gerda@', '@schule.example', 'gerda gast@schule.example', 'gerda@schule.example Gast'])(
    'takes %j for no address',
    async (email) => {
      const { post } = await atPaypal('en');
      const { status, html } = post(LOGIN, { ...WHO, email });
      expect([status, headOf(html).title]).toEqual([422, 'Error: Pay with PayPal']);
      expect(textsOn(html)).toEqual(
        expect.arrayContaining(['There is a problem', 'Enter your email address, for example name@example.com.']),
      );
      expect(textsOn(html)).not.toContain('Enter your password.');
      expect(fieldOn(html, 'email')).toMatchObject({
        value: email,
        'aria-invalid': 'true',
        'aria-describedby': 'email-error',
      });
      expect(fieldOn(html, 'password')).not.toHaveProperty('aria-invalid');
    },
  );

  it('takes an address with spaces around it', async () => {
    const { post, to } = await atPaypal('de');
    expect(post(LOGIN, { ...WHO, email: ' gerda@schule.example ' })).toMatchObject(to(APPROVE));
  });

  it('asks for both when nothing was sent, in a summary and at the fields', async () => {
    const { post } = await atPaypal('de');
    const { html } = post(LOGIN);
    const texts = textsOn(html);
    expect(formsOn(html).map(([action]) => action)).toEqual([LOGIN, CANCEL]);
    expect(
      texts.filter((text) => text === 'Geben Sie Ihre E-Mail-Adresse ein, zum Beispiel name@example.com.'),
    ).toHaveLength(2);
    expect(texts.filter((text) => text === 'Geben Sie Ihr Passwort ein.')).toHaveLength(2);
    expect(texts).toContain('Bitte prüfen Sie Ihre Angaben');
  });

  it('asks for the password in English', async () => {
    const { html } = (await atPaypal('en')).post(LOGIN, { ...WHO, password: '' });
    expect(textsOn(html)).toContain('Enter your password.');
    expect(fieldOn(html, 'email')).toMatchObject({ value: WHO.email });
    expect(fieldOn(html, 'email')).not.toHaveProperty('aria-invalid');
  });
});

describe('the approval at the PayPal-style provider', () => {
  it('offers an account for every outcome, and both ways on', async () => {
    const { get, post, orderId } = await atPaypal('de');
    post(LOGIN, WHO);
    const { html, status } = get(APPROVE);
    expect([status, headOf(html)]).toEqual([200, { look: 'paypal', title: 'Zahlung freigeben' }]);
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Zahlung freigeben',
      toPay(orderId),
      'Bezahlen mit',
      'Girokonto',
      'Die Zahlung gelingt.',
      'Leeres Konto',
      'Die Zahlung wird abgelehnt.',
      'Gestörtes Konto',
      'Technischer Fehler: Der Shop erhält einen Fehlercode.',
      'Langsames Konto',
      'Die Zahlung gelingt, die Meldung an den Shop kommt acht Sekunden später.',
      'Konto ohne Rückweg',
      'Die Zahlung gelingt, aber niemand kehrt in den Shop zurück.',
      'Jetzt zahlen',
      'Abbrechen und zurück zum Shop',
    ]);
    expect(formsOn(html).map(([action, button]) => [action, button])).toEqual([
      [APPROVE, 'Jetzt zahlen'],
      [CANCEL, 'Abbrechen und zurück zum Shop'],
    ]);
  });

  it('does so in English too', async () => {
    const { get, post, orderId } = await atPaypal('en');
    post(LOGIN, WHO);
    const texts = textsOn(get(ENTRY).html);
    expect(texts.slice(0, 6)).toEqual([
      ...ENGLISH,
      'Approve the payment',
      toPayInEnglish(orderId),
      'Pay with',
      'Current account',
    ]);
    expect(texts.slice(-2)).toEqual(['Pay now', 'Cancel and return to the shop']);
  });
});
