import type { PaymentMethod } from '@shop/domain/payments/payment';
import { isPrepaid } from '@shop/domain/payments/payment-rules';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { GetPaymentDetailsQuery, GetPaymentInfoQuery } from '../generated/operation-types.ts';
import { readId } from '../shared/read-text.ts';

type Offer = GetPaymentInfoQuery['getPaymentInfo']['paymentMethods'][number];
type Details = GetPaymentDetailsQuery['getPaymentDetails'][number];

/** A payment method for a cart, with its texts; without texts it is shown by its id. */
export const readPaymentMethod = (offer: Offer, details: readonly Details[]): PaymentMethod => {
  const paymentId = readId(offer.paymentId);
  const said = details.find((about) => about.paymentId === paymentId);
  return {
    paymentId,
    displayName: said?.displayName ?? paymentId,
    description: said?.description ?? '',
    selected: offer.selected,
    enabled: offer.enabled,
    ...omitNil({ buyerReference: offer.buyerReference }),
    icons: said?.icons ?? [],
    ...omitNil({ additionalInfo: offer.additionalInfo, buttonLabel: said?.buttonLabel, buttonInfo: said?.buttonInfo }),
    isPrepaid: said?.isPrepaid ?? isPrepaid(paymentId),
  };
};
