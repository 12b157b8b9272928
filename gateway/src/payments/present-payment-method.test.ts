import type { PaymentMethod } from '@shop/domain/payments/payment';
import { describe, expect, it } from 'vitest';
import { presentPaymentMethod } from './present-payment-method.ts';

const METHOD: PaymentMethod = {
  paymentId: 'X_RECHNUNG',
  displayName: 'E-Rechnung',
  description: 'An öffentliche Auftraggeber',
  selected: true,
  enabled: false,
  buyerReference: '991-12345-67',
  icons: ['/icons/e-rechnung.svg'],
  additionalInfo: 'Mit Leitweg-ID',
  buttonLabel: 'Jetzt kaufen',
  buttonInfo: 'Danach geht es weiter.',
  isPrepaid: true,
};

describe('a payment method', () => {
  it('is shown under the shop’s name for it', () => {
    expect(presentPaymentMethod(METHOD)).toMatchObject({
      id: 'X_RECHNUNG',
      displayName: 'E-Rechnung',
      description: 'An öffentliche Auftraggeber',
      display: 'X_RECHNUNG',
      selected: true,
      enabled: false,
      buyerReference: '991-12345-67',
      icons: ['/icons/e-rechnung.svg'],
      additionalInfo: 'Mit Leitweg-ID',
      buttonLabel: 'Jetzt kaufen',
      buttonInfo: 'Danach geht es weiter.',
      isPrepaid: false,
    });
  });

  it('has no text for the order button if the law does not allow it (§ 312j (3) BGB)', () => {
    expect(presentPaymentMethod({ ...METHOD, buttonLabel: 'Bestellen' }).buttonLabel).toBeUndefined();
  });

  it.each([
    ['CREDIT_CARD', 'CREDIT_CARD', false],
    ['RECHNUNG_V', 'RECHNUNG_V', false],
    ['TWINT', 'TWINT', false],
    ['VORKASSE', 'prepaid', true],
    ['SOMETHING_NEW', 'prepaid', true],
  ])('%s is displayed as %s, prepaid: %s (PAY-05, PAY-06)', (paymentId, display, isPrepaid) => {
    expect(presentPaymentMethod({ ...METHOD, paymentId })).toMatchObject({ display, isPrepaid });
  });
});
