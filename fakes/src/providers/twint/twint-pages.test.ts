import { describe, expect, it } from 'vitest';
import { setParameter } from '../../parameters/parameter-values.ts';
import { atWallet } from '../../testing/at-wallet.ts';
import { fieldOn, formsOn, headOf, textsOn } from '../../testing/read-page.ts';
import { qrPicture } from './qr-picture.ts';
import { codeOf } from './twint-code.ts';
import { twintProvider } from './twint-provider.ts';

const [ENTRY = '', APP = '', CONFIRM = '', DECLINE = '', CANCEL = ''] = twintProvider.paths;
const GERMAN = ['Testkasse TWINT', 'Testseite: Hier fliesst kein Geld.'];
const ENGLISH = ['Test Till TWINT', 'Test page: no money moves here.'];

const atTwint = () => atWallet({ ...twintProvider, name: 'twint' }, 'ch');
/** No English storefront offers TWINT by itself. */
const atTwintInEnglish = () =>
  atWallet({ ...twintProvider, name: 'twint' }, 'en', (world) =>
    world.run((tx) => setParameter(tx, 'paymentTypes/offered', 'TWINT')),
  );
const toPay = (orderId: string) =>
  expect.stringMatching(
    new RegExp(`^Zu zahlen: CHF \\d+\\.\\d\\d an Pausenhof, Bestellung ${orderId}$`, 'u'),
  ) as unknown;
const toPayInEnglish = (orderId: string) =>
  expect.stringMatching(new RegExp(`^To pay: €\\d+\\.\\d\\d to Pausenhof, order ${orderId}$`, 'u')) as unknown;

describe('the code of a payment by TWINT', () => {
  it('has five digits, however small its number, and differs from payment to payment', () => {
    const codes = Array.from({ length: 200 }, (_, at) => codeOf({ token: `payment ${at}` }));
    expect(codes.filter((code) => !/^\d{5}$/u.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(190);
    expect(codeOf({ token: 'payment 1' })).toBe(codes[1]);
  });
});

describe('the page of TWINT in the browser', () => {
  it('says what to scan or to type, what it costs, and how to go on or back', async () => {
    const on = await atTwint();
    const code = codeOf(on);
    const { html } = on.get(ENTRY);
    expect(headOf(html)).toEqual({ look: 'twint', title: 'Mit TWINT bezahlen' });
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'Mit TWINT bezahlen',
      toPay(on.orderId),
      'Scannen Sie den QR-Code mit der TWINT-App, oder geben Sie den Code in der App ein.',
      `Ihr Code: ${code}`,
      'TWINT-App öffnen',
      'Abbrechen und zurück zum Shop',
    ]);
    expect(html).toContain(qrPicture(`TWINT ${code}`, `QR-Code mit dem Zahlungscode ${code}`));
    expect(formsOn(html).map(([action]) => action)).toEqual([CANCEL]);
  });

  it('does so in English too', async () => {
    const on = await atTwintInEnglish();
    const code = codeOf(on);
    const { html } = on.get(ENTRY);
    expect(textsOn(html)).toEqual([
      ...ENGLISH,
      'Pay with TWINT',
      toPayInEnglish(on.orderId),
      'Scan the QR code with the TWINT app, or enter the code in the app.',
      `Your code: ${code}`,
      'Open the TWINT app',
      'Cancel and return to the shop',
    ]);
    expect(html).toContain(`aria-label="QR code with the payment code ${code}"`);
  });
});

describe('the TWINT app', () => {
  it('opens with the code of the payment, as after a scan', async () => {
    const on = await atTwint();
    const { html, status } = on.get(APP);
    expect([status, headOf(html)]).toEqual([200, { look: 'twint', title: 'TWINT-App' }]);
    expect(textsOn(html)).toEqual([
      ...GERMAN,
      'TWINT-App',
      'Code von der Zahlungsseite',
      'Fünf Ziffern',
      'Weiter',
      'Abbrechen und zurück zum Shop',
    ]);
    expect(fieldOn(html, 'code')).toEqual({
      value: codeOf(on),
      class: 'short',
      inputmode: 'numeric',
      autocomplete: 'off',
      required: true,
      'aria-describedby': 'code-hint',
    });
    expect(formsOn(html)).toEqual([
      [APP, 'Weiter', true],
      [CANCEL, 'Abbrechen und zurück zum Shop', false],
    ]);
  });

  it('asks again for a code that is none, without it, in a summary and at the field', async () => {
    const { post } = await atTwintInEnglish();
    const { html } = post(APP);
    expect(headOf(html).title).toBe('Error: TWINT app');
    expect(formsOn(html).map(([action]) => action)).toEqual([APP, CANCEL]);
    const fault = 'The code is not right. Enter the five digits from the payment page.';
    expect(textsOn(html)).toEqual([
      ...ENGLISH,
      'TWINT app',
      'There is a problem',
      fault,
      'Code from the payment page',
      'Five digits',
      fault,
      'Continue',
      'Cancel and return to the shop',
    ]);
    expect(fieldOn(html, 'code')).toMatchObject({
      value: '',
      'aria-invalid': 'true',
      'aria-describedby': 'code-hint code-error',
    });
  });

  it('says in German what is wrong with a code', async () => {
    const texts = textsOn((await atTwint()).post(APP, { code: '00' }).html);
    expect(texts).toContain('Bitte prüfen Sie Ihre Angaben');
    expect(
      texts.filter((text) => text === 'Der Code stimmt nicht. Geben Sie die fünf Ziffern von der Zahlungsseite ein.'),
    ).toHaveLength(2);
  });

  it.each([
    [
      'German',
      atTwint,
      toPay,
      [...GERMAN, 'Zahlung bestätigen'],
      ['Belastet wird', 'Girokonto'],
      ['Bestätigen', 'Ablehnen'],
    ],
    [
      'English',
      atTwintInEnglish,
      toPayInEnglish,
      [...ENGLISH, 'Confirm the payment'],
      ['Charged to', 'Current account'],
      ['Confirm', 'Decline'],
    ],
  ] as const)(
    'asks for the confirmation of what it costs, in %s',
    async (_, enter, amount, first, next, [confirm, decline]) => {
      const on = await enter();
      on.post(APP, { code: codeOf(on) });
      const { html, status } = on.get(CONFIRM);
      expect([status, headOf(html)]).toEqual([200, { look: 'twint', title: first.at(-1) }]);
      expect(textsOn(html).slice(0, 6)).toEqual([...first, amount(on.orderId), ...next]);
      expect(formsOn(html).map(([action, button]) => [action, button])).toEqual([
        [CONFIRM, confirm],
        [DECLINE, decline],
      ]);
    },
  );

  it('shows the code again to somebody who goes back to the page in the browser', async () => {
    const on = await atTwint();
    on.post(APP, { code: codeOf(on) });
    expect(textsOn(on.get(ENTRY).html)).toContain(`Ihr Code: ${codeOf(on)}`);
  });
});
