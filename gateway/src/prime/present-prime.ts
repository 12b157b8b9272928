import { displayOf } from '@shop/domain/payments/payment-rules';
import type { PrimeOffer, PrimePlan } from '@shop/domain/prime/prime-offer';
import type { SubscribeOutcome } from '@shop/domain/prime/subscribe-to-prime';
import { minus } from '@shop/domain/shared/money';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { PRIME } from '@shop/domain/shared/paths';
import { FROM_PRIME_CHECKOUT } from '@shop/domain/prime/prime-guard';
import type { PrimeOfferType, PrimePlanType, PrimeRefusedType, PrimeSubscriptionResultType } from './prime.types.ts';
import type { SubscribeOnceRefusal } from '@shop/domain/prime/subscribe-once';

const presentPlan = ({ net, ...plan }: PrimePlan): PrimePlanType => ({
  ...plan,
  net: net && { ...net, tax: minus(plan.price, net.price) },
});

export const presentPrimeOffer = (offer: PrimeOffer): PrimeOfferType => ({
  ...offer,
  plans: offer.plans.map(presentPlan),
  paymentMethods: offer.paymentMethods.map(({ paymentId, ...method }) => ({
    ...method,
    id: paymentId,
    display: displayOf(paymentId),
  })),
});

/** The landing page, which says that the checkout begins there. */
const TO_LANDING_PAGE = `${PRIME}?${FROM_PRIME_CHECKOUT}=true`;

/** Why nobody became a member, and where it goes on if not on the same page. */
export interface PrimeRefusal {
  readonly messageKey: MessageKey;
  readonly path?: string;
}

const REFUSALS: Readonly<Record<SubscribeOnceRefusal['because'], PrimeRefusal>> = {
  'not-started': { messageKey: 'shop.prime.notStarted', path: TO_LANDING_PAGE },
  'not-a-customer': { messageKey: 'shop.prime.notCustomer' },
  'already-member': { messageKey: 'shop.prime.alreadyMember', path: PRIME },
  'no-members-taken': { messageKey: 'shop.prime.closed', path: PRIME },
  'shop-busy': { messageKey: 'shop.prime.busy' },
  'offer-changed': { messageKey: 'shop.prime.offerChanged' },
  'no-such-payment': { messageKey: 'shop.prime.noSuchPayment' },
};

export const primeRefusal = ({ because }: SubscribeOnceRefusal): PrimeRefusal => REFUSALS[because];

export const presentPrimeRefusal = (refusal: SubscribeOnceRefusal): PrimeRefusedType => {
  const { messageKey, path } = primeRefusal(refusal);
  return { __typename: 'PrimeRefused', messageKey, path };
};

export const presentSubscription = (outcome: SubscribeOutcome): PrimeSubscriptionResultType => {
  switch (outcome.happened) {
    case 'member-joined':
      return { __typename: 'PrimeJoined', path: PRIME };
    case 'card-payment-needed':
      return { __typename: 'CardPaymentNeeded', orderId: outcome.subscriptionId, ...outcome.cardPayment };
    case 'redirect-needed':
      return { __typename: 'RedirectNeeded', orderId: outcome.subscriptionId, url: outcome.url };
  }
};
