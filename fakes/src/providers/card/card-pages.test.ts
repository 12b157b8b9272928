import type { TextLanguage } from '@shop/domain/storefronts/language';
import { describe, expect, it } from 'vitest';
import { MAGIC_CARDS } from '../../parameters/magic-values.ts';
import { atCardProvider } from '../../testing/at-card-provider.ts';
import { findPayment } from '../find-payment.ts';
import { cardForm } from './card-form.ts';
import { secureStep } from './secure-step.ts';

const ACTIONS = { check: '/check/', confirm: '/confirm/', cancel: '/cancel/' };

const requestedPayment = async (language: TextLanguage) => {
  const { worlds, data } = await atCardProvider();
  const found = findPayment(worlds, data);
  if (found === undefined) throw new Error('The payment was not found');
  return {
    ...found,
    payment: { ...found.payment, language },
    subject: { ...found.subject, storefrontId: language },
    token: data,
  };
};

/** The lines of a page between its headline and its end. */
const linesOf = (html: string): readonly string[] =>
  html.slice(html.indexOf('<h1>'), html.indexOf('</main>')).trimEnd().split('\n');

const tokenField = (token: string): string => `<input type="hidden" name="Data" value="${token}">`;

describe('the card form', () => {
  it('has a labelled field for everything on the card, and shows the amount, the order and the cards for tests', async () => {
    const requested = await requestedPayment('de');
    const { status, html } = cardForm(requested, ACTIONS);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>Mit Karte bezahlen</title>');
    expect(html).toContain(
      '<header>Testkasse Kartenzahlung</header>\n<aside class="test">Testseite: Hier fließt kein Geld. Geben Sie keine echte Karte ein.</aside>',
    );
    expect(linesOf(html)).toEqual([
      '<h1>Mit Karte bezahlen</h1>',
      expect.stringMatching(
        new RegExp(`^<p>Zu zahlen: \\d+,\\d\\d\\s€ an Pausenhof, Bestellung ${requested.subjectId}</p>$`, 'u'),
      ),
      '',
      '<form method="post" action="/check/" novalidate>',
      tokenField(requested.token),
      '<label for="number">Kartennummer</label>',
      '',
      '<input id="number" name="number" value="" inputmode="numeric" autocomplete="cc-number" required>',
      '',
      '<label for="holder">Name auf der Karte</label>',
      '',
      '<input id="holder" name="holder" value="" autocomplete="cc-name" required>',
      '',
      '<label for="expiry">Gültig bis (MM/JJ)</label>',
      '',
      '<input id="expiry" name="expiry" value="" class="short" inputmode="numeric" autocomplete="cc-exp" required>',
      '',
      '<label for="code">Prüfnummer</label>',
      '<p class="hint" id="code-hint">Drei oder vier Ziffern auf der Karte</p>',
      '<input id="code" name="code" value="" class="short" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="code-hint">',
      '',
      '<button class="main" type="submit">Weiter zur Freigabe</button>',
      '</form>',
      `<form class="quiet" method="post" action="/cancel/">${tokenField(requested.token)}<button type="submit">Zahlung abbrechen</button></form>`,
      expect.stringMatching(
        /^<details><summary>Karten für Tests<\/summary><table><tr><td>4111111111111111<\/td><td lang="en">Visa, paid after the 3-D Secure step<\/td><\/tr>.*<\/table><\/details>$/u,
      ),
    ]);
    for (const number of Object.keys(MAGIC_CARDS)) expect(html).toContain(`<td>${number}</td>`);
  });

  it('reports errors in a summary and at their fields, and keeps only holder and expiry date', async () => {
    const requested = await requestedPayment('en');
    const typed = { number: '4111111111111112', holder: 'Gerda', expiry: '10/26', code: '12' };
    const { status, html } = cardForm(requested, ACTIONS, typed, { number: 'number', expiry: 'past', code: 'code' });
    expect(status).toBe(422);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Error: Pay by card</title>');
    expect(linesOf(html).slice(2, -4)).toEqual([
      '<div class="errors" role="alert"><h2>There is a problem</h2><ul><li><a href="#number">Enter a valid card number.</a></li><li><a href="#expiry">The date is in the past. Check month and year.</a></li><li><a href="#code">Enter the three or four digits of the security code.</a></li></ul></div>',
      '<form method="post" action="/check/" novalidate>',
      tokenField(requested.token),
      '<label for="number">Card number</label>',
      '',
      '<input id="number" name="number" value="" inputmode="numeric" autocomplete="cc-number" required aria-describedby="number-error" aria-invalid="true">',
      '<p class="error" id="number-error">Enter a valid card number.</p>',
      '<label for="holder">Name on the card</label>',
      '',
      '<input id="holder" name="holder" value="Gerda" autocomplete="cc-name" required>',
      '',
      '<label for="expiry">Valid until (MM/YY)</label>',
      '',
      '<input id="expiry" name="expiry" value="10/26" class="short" inputmode="numeric" autocomplete="cc-exp" required aria-describedby="expiry-error" aria-invalid="true">',
      '<p class="error" id="expiry-error">The date is in the past. Check month and year.</p>',
      '<label for="code">Security code</label>',
      '<p class="hint" id="code-hint">Three or four digits on the card</p>',
      '<input id="code" name="code" value="" class="short" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="code-hint code-error" aria-invalid="true">',
      '<p class="error" id="code-error">Enter the three or four digits of the security code.</p>',
    ]);
  });
});

describe('the 3-D Secure step', () => {
  it('requests the code for the card, and names the code for tests', async () => {
    const requested = await requestedPayment('en');
    const { status, html } = secureStep(requested, ACTIONS, { lastDigits: '4444', isWrong: false });
    expect(status).toBe(200);
    expect(html).toContain('<title>Approve the payment (3-D Secure)</title>');
    expect(linesOf(html)).toEqual([
      '<h1>Approve the payment (3-D Secure)</h1>',
      expect.stringMatching(
        new RegExp(`^<p>To pay: €\\d+\\.\\d\\d to Pausenhof, order ${requested.subjectId}</p>$`, 'u'),
      ),
      '<p>Your bank asks for the code for the card that ends in 4444.</p>',
      '',
      '<form method="post" action="/confirm/" novalidate>',
      tokenField(requested.token),
      '<label for="secure-code">Code</label>',
      '<p class="hint" id="secure-code-hint">For tests the code is 123456.</p>',
      '<input id="secure-code" name="secure-code" value="" class="short" inputmode="numeric" autocomplete="one-time-code" required aria-describedby="secure-code-hint">',
      '',
      '<button class="main" type="submit">Approve the payment</button>',
      '</form>',
      `<form class="quiet" method="post" action="/cancel/">${tokenField(requested.token)}<button type="submit">Cancel the payment</button></form>`,
    ]);
  });

  it('reports a wrong code in a summary and at its field', async () => {
    const { status, html } = secureStep(await requestedPayment('de'), ACTIONS, { lastDigits: '4444', isWrong: true });
    expect(status).toBe(422);
    expect(html).toContain('<title>Fehler: Zahlung freigeben (3-D Secure)</title>');
    expect(html).toContain(
      '<div class="errors" role="alert"><h2>Bitte prüfen Sie Ihre Angaben</h2><ul><li><a href="#secure-code">Der Code stimmt nicht. Prüfen Sie die sechs Ziffern.</a></li></ul></div>',
    );
    expect(html).toContain(
      'aria-describedby="secure-code-hint secure-code-error" aria-invalid="true">\n<p class="error" id="secure-code-error">Der Code stimmt nicht. Prüfen Sie die sechs Ziffern.</p>',
    );
  });
});

it('reports an unknown payment in both languages', async () => {
  const { get } = await atCardProvider();
  const { status, html } = get('/qa/pay/card/unknown/');
  expect(status).toBe(404);
  expect(html).toContain('<title>Zahlung nicht gefunden</title>');
  expect(linesOf(html)).toEqual([
    '<h1>Zahlung nicht gefunden</h1><p>Diese Zahlung kennen wir nicht. Bitte gehen Sie zurück zum Shop.</p><p lang="en">We do not know this payment. Please go back to the shop.</p>',
  ]);
});
