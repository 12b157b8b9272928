import type { PaymentId } from '@shop/domain/payments/payment';
import { isPrepaid } from '@shop/domain/payments/payment-rules';
import type { PrimeOffer } from '@shop/domain/prime/prime-offer';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { parameterOf } from '../parameters/parameter-values.ts';
import { isOfferedTo, TERMS_OF_BUSINESS } from '../payments/payment-offers.ts';
import { methodTexts } from '../payments/method-texts.ts';
import { PAYMENT_WORDING, type PaymentWording, wordingOf } from '../payments/payment-texts.ts';
import type { View } from '../worlds/transaction.ts';
import { primePlans } from './prime-plans.ts';

/** Whether members are taken: `true` or not. */
export const PRIME_OPEN = 'prime/open';

/** What can be paid without goods that somebody delivers or waits for. */
const PAYS_FOR_PRIME: readonly PaymentId[] = ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'TWINT', 'RECHNUNG'];

/** There are no goods after whose arrival an invoice could be due. */
const INVOICE: PaymentWording = {
  ...PAYMENT_WORDING.RECHNUNG,
  description: {
    de: 'Sie bezahlen innerhalb von 14 Tagen nach Rechnungsdatum.',
    en: 'You pay within 14 days of the invoice date.',
  },
};

/** Businesses pay when they agreed to. */
const BUSINESS_INVOICE: PaymentWording = {
  ...PAYMENT_WORDING.RECHNUNG,
  description: PAYMENT_WORDING.RECHNUNG_V.description,
};

const wordingFor = ({ isB2b }: Storefront, paymentId: PaymentId): PaymentWording | undefined => {
  if (paymentId !== 'RECHNUNG') return wordingOf(paymentId);
  return isB2b ? BUSINESS_INVOICE : INVOICE;
};

/** What a storefront offers to future members. */
export const primeOfferOf = (view: View, storefront: Storefront): PrimeOffer => {
  const ids = storefront.isB2b ? [TERMS_OF_BUSINESS] : PAYS_FOR_PRIME.filter((id) => isOfferedTo(view, storefront, id));
  return {
    takesMembers: parameterOf(view, PRIME_OPEN) === 'true',
    plans: primePlans(storefront),
    paymentMethods: ids.map((paymentId) => ({
      paymentId,
      ...methodTexts(storefront, paymentId, wordingFor(storefront, paymentId)),
      isPrepaid: isPrepaid(paymentId),
    })),
  };
};
