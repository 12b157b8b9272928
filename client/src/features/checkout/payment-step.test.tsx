import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCheckout, aMethod, checkoutReplies, readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const PAYMENT = '/checkout/payment/';
const SAVE = 'SavePaymentStep';
const invoice = aMethod();
const publicInvoice = aMethod({ id: 'X_RECHNUNG', displayName: 'Rechnung an Behörden', display: 'X_RECHNUNG' });
const paypal = aMethod({ id: 'PAYPAL', displayName: 'PayPal', display: 'PAYPAL' });

const undecided = aCheckout({ paymentMethods: [invoice, publicInvoice, paypal], selectedPaymentId: null });
const saved = { __typename: 'Checkout', ...undecided };

const open = (replies: ShopReplies = {}, path = PAYMENT) =>
  openPage(path, {
    replies: { ...checkoutReplies(undecided), [SAVE]: () => ({ savePaymentStep: saved }), ...replies },
  });

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const summary = () => within(screen.getByRole('alert'));

describe('the payment step', () => {
  it('requires a payment method, and saves nothing without one (PAY-02)', async () => {
    const { gateway, currentPath } = await open();
    await goOn();
    expect(summary().getByText('Bitte wählen Sie eine Zahlungsart.')).toBeTruthy();
    expect(gateway.variablesOf(SAVE)).toEqual([]);
    expect(currentPath()).toBe(PAYMENT);
  });

  it('saves the payment method and continues to the summary', async () => {
    const { gateway, currentPath } = await open();
    await choose('Rechnung');
    await goOn();
    await waitFor(() => expect(currentPath()).toBe('/checkout/summary/'));
    expect(gateway.variablesOf(SAVE)).toEqual([{ input: { paymentId: 'RECHNUNG' } }]);
  });

  it('requires a buyer reference for X_RECHNUNG, and saves a valid one (PAY-03)', async () => {
    const { gateway, currentPath } = await open();
    await choose('Rechnung an Behörden');
    await goOn();
    expect(summary().getByText('Bitte geben Sie die Leitweg-ID Ihrer Einrichtung an.')).toBeTruthy();
    expect(gateway.variablesOf(SAVE)).toEqual([]);
    fillIn({ 'Leitweg-ID': '04011000-1234512345-06' });
    await goOn();
    await waitFor(() => expect(currentPath()).toBe('/checkout/summary/'));
    expect(gateway.variablesOf(SAVE)).toEqual([
      { input: { paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' } },
    ]);
  });
});

describe('what the payment step shows', () => {
  const methods = [
    aMethod({
      id: 'CREDIT_CARD',
      displayName: 'Kreditkarte',
      display: 'CREDIT_CARD',
      description: 'Sie geben die Karte ein.',
      additionalInfo: 'Visa und Mastercard',
    }),
    aMethod({
      id: 'RECHNUNG',
      displayName: 'Rechnung',
      description: 'In 14 Tagen.',
      enabled: false,
      additionalInfo: 'Über dem Höchstwert.',
    }),
    aMethod({ id: 'TWINT', displayName: 'TWINT', display: 'TWINT', description: '' }),
    aMethod({ id: 'MUSCHELN', displayName: 'MUSCHELN', display: 'prepaid', description: '', isPrepaid: true }),
    aMethod({ id: 'CASH_ON_DELIVERY', displayName: 'CASH_ON_DELIVERY', display: 'CASH_ON_DELIVERY', description: '' }),
  ];
  const show = () => open(checkoutReplies(aCheckout({ paymentMethods: methods, selectedPaymentId: 'CREDIT_CARD' })));

  it('is the name, the description and what else is to be said; a method without a name has that of its kind (PAY-05, PAY-06)', async () => {
    await show();
    const described = screen
      .getAllByRole('radio')
      .map(
        (radio) =>
          [
            radio,
            radio.getAttribute('aria-describedby') === null
              ? ''
              : (document.querySelector(`[id="${radio.getAttribute('aria-describedby') ?? ''}"]`)?.textContent ?? ''),
          ] as const,
      );
    expect(
      described.map(([radio, words]) => [document.querySelector(`label[for="${radio.id}"]`)?.textContent, words]),
    ).toEqual([
      ['Kreditkarte', 'Sie geben die Karte ein.'],
      ['Rechnung', 'In 14 Tagen. Über dem Höchstwert.'],
      ['TWINT', ''],
      ['Vorauszahlung', ''],
      ['Nachnahme', ''],
    ]);
    expect(screen.getByText('Visa und Mastercard')).toBeTruthy();
    expect([...document.querySelectorAll('[data-display]')].map((mark) => mark.getAttribute('data-display'))).toEqual([
      'CREDIT_CARD',
      'RECHNUNG',
      'TWINT',
      'prepaid',
      'CASH_ON_DELIVERY',
    ]);
  });

  it('is a warning, not an error, for a buyer reference that is no Leitweg-ID (PAY-03)', async () => {
    const { gateway, currentPath } = await open();
    await choose('Rechnung an Behörden');
    fillIn({ 'Leitweg-ID': '991-12345-67' });
    expect(screen.getByText(/Das ist keine gültige Leitweg-ID/u)).toBeTruthy();
    await goOn();
    await waitFor(() => expect(currentPath()).toBe('/checkout/summary/'));
    expect(gateway.variablesOf(SAVE)).toEqual([{ input: { paymentId: 'X_RECHNUNG', buyerReference: '991-12345-67' } }]);
  });
});

describe('a payment method that the shop refuses', () => {
  const without = aCheckout({ paymentMethods: [invoice, publicInvoice], selectedPaymentId: null });
  const refusing = (messageKey: string): ShopReplies => ({
    [SAVE]: () => ({ savePaymentStep: { __typename: 'PaymentRefused', messageKey, checkout: without } }),
  });

  it.each([
    ['the shop’s own message', 'shop.payment.declined', /^Die Zahlung wurde abgelehnt\./u],
    ['a general one', 'vue.cart.error.somethingWentWrong', /^Das hat nicht geklappt\./u],
  ])(
    'shows %s above the choice, with a link to it, and the remaining payment methods (PAY-04)',
    async (_, messageKey, words) => {
      const { currentPath } = await open(refusing(messageKey));
      await choose('PayPal');
      await goOn();
      const link = await screen.findByRole('link', { name: words });
      expect([
        document.activeElement?.contains(link),
        link.getAttribute('href'),
        screen.getAllByText(words).length,
        toastsOnPage(),
      ]).toEqual([true, `#${screen.getAllByRole('radio')[0]?.id}`, 2, []]);
      expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
        'RECHNUNG',
        'X_RECHNUNG',
      ]);
      expect(currentPath()).toBe(PAYMENT);
    },
  );
});

describe('a payment step whose articles have all sold out meanwhile', () => {
  it('says what has sold out, which has the focus, and blames no way to pay', async () => {
    const emptied = aCheckout({
      ...undecided,
      cart: { ...undecided.cart, articleCount: 0 },
      facts: readyFacts({ positionCount: 0, soldOut: ['Bleistift'] }),
    });
    const shown = [undecided];
    await open({
      Checkout: () => ({ checkout: shown.at(-1) }),
      [SAVE]: () => {
        shown.push(emptied);
        return {
          savePaymentStep: { __typename: 'PaymentRefused', messageKey: 'shop.payment.notPossible', checkout: emptied },
        };
      },
    });
    await choose('PayPal');
    await goOn();
    const notice = await screen.findByText(/^Nicht mehr lieferbar: Bleistift\./u);
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    expect(screen.queryByText(/So lässt sich diese Bestellung nicht bezahlen/u)).toBeNull();
  });
});

describe('a payment step that fails while it is saved', () => {
  it('says so above the choice, once, and refetches the payment methods (PAY-04)', async () => {
    const { gateway } = await open({
      [SAVE]: () => {
        throw new Refused({});
      },
    });
    const before = gateway.variablesOf('Checkout').length;
    await choose('PayPal');
    await goOn();
    expect((await screen.findByRole('alert')).textContent).toContain('Das hat nicht geklappt.');
    expect([screen.getAllByText(/Das hat nicht geklappt\./u).length, toastsOnPage()]).toEqual([1, []]);
    expect(gateway.variablesOf('Checkout')).toHaveLength(before + 1);
  });
});

describe('a return from the payment provider without a payment', () => {
  it.each([
    ['declined', 'Die Zahlung wurde abgelehnt.'],
    ['cancelled', 'Sie haben die Zahlung abgebrochen.'],
    ['abandoned', 'Sie haben für diese Bestellung nicht rechtzeitig bezahlt.'],
    [
      'outdated',
      'Ihr Warenkorb wurde geändert, während Sie bezahlt haben. Deshalb wurde nichts bestellt. Was Sie schon bezahlt haben, erhalten Sie zurück.',
    ],
    ['failed', 'Bei der Zahlung ist ein Fehler aufgetreten.'],
    ['not-possible', 'So lässt sich diese Bestellung nicht bezahlen.'],
    ['toString', 'Bei der Zahlung ist ein Fehler aufgetreten.'],
    ['21010', 'Bei der Zahlung ist ein Fehler aufgetreten.'],
  ])('says why above the choice, once, for the errorCode %s, and has the focus (PAY-10)', async (errorCode, words) => {
    await open({}, `${PAYMENT}?errorCode=${errorCode}`);
    const said = screen.getByRole('group', { name: new RegExp(`^${words}`, 'u') });
    expect([
      document.activeElement,
      screen.getAllByText(new RegExp(words, 'u')).length,
      toastsOnPage(),
      screen.queryByRole('alert'),
    ]).toEqual([said, 1, [], null]);
    expect(said.compareDocumentPosition(screen.getByRole('radiogroup'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const declined = () => screen.queryByText(/Die Zahlung wurde abgelehnt\./u);

  it('says why until another way to pay is chosen', async () => {
    await open({}, `${PAYMENT}?errorCode=declined`);
    expect(declined()).not.toBeNull();
    await choose('PayPal');
    expect(declined()).toBeNull();
    await choose('Rechnung');
    expect(declined()).toBeNull();
  });

  it('says why until the next attempt begins', async () => {
    const left = [
      {
        savePaymentStep: {
          __typename: 'PaymentRefused',
          messageKey: 'vue.cart.error.somethingWentWrong',
          checkout: aCheckout(),
        },
      },
    ];
    await open({ ...checkoutReplies(aCheckout()), [SAVE]: () => left.shift() }, `${PAYMENT}?errorCode=declined`);
    expect(declined()).not.toBeNull();
    await goOn();
    await screen.findByRole('alert');
    expect(declined()).toBeNull();
  });

  it('says nothing without an errorCode (PAY-10)', async () => {
    await open();
    expect(declined()).toBeNull();
  });
});
