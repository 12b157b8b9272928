import { isPrepaid } from '@shop/domain/payments/payment-rules';
import type { Prime, PrimeSubmission, SubscribeRefusal, SubscriptionRefusal } from '@shop/domain/prime/prime.port';
import type { PrimeOffer } from '@shop/domain/prime/prime-offer';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { GetPrimeOfferQuery, SubmitPrimeSubscriptionMutation } from '../generated/operation-types.ts';
import * as operations from '../generated/operations.ts';
import { readPaymentRefusals } from '../orders/read-payment-refusals.ts';
import { readCardForm } from '../orders/read-submission.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readMoney } from '../shared/read-money.ts';
import { readRefusal } from '../shared/read-mutation-result.ts';
import type { RefusalTable } from '../shared/read-mutation-result.ts';
import { readId } from '../shared/read-text.ts';
import { Unreadable } from '../shared/unreadable.ts';
import { readMembership } from './read-membership.ts';

const NOT_A_CUSTOMER = refused<SubscribeRefusal>({ because: 'not-a-customer' });
const NO_SUCH_SUBSCRIPTION: SubscriptionRefusal = { because: 'no-such-subscription' };
const NOBODYS = refused(NO_SUCH_SUBSCRIPTION);

const SUBSCRIBE_REFUSALS: RefusalTable<SubscribeRefusal> = {
  NOT_A_CUSTOMER: () => ({ because: 'not-a-customer' }),
  ALREADY_MEMBER: () => ({ because: 'already-member' }),
  NO_MEMBERS_TAKEN: () => ({ because: 'no-members-taken' }),
  OFFER_CHANGED: () => ({ because: 'offer-changed' }),
  NO_SUCH_PAYMENT: () => ({ because: 'no-such-payment' }),
};
const SUBSCRIPTION_REFUSALS: RefusalTable<SubscriptionRefusal> = {
  NO_SUCH_SUBSCRIPTION: () => NO_SUCH_SUBSCRIPTION,
  ...readPaymentRefusals,
};

const readOffer = ({ takesMembers, plans, paymentMethods }: GetPrimeOfferQuery['getPrimeOffer']): PrimeOffer => ({
  takesMembers,
  plans: plans.map(({ abo, months, price, monthlyPrice, net }) => {
    if (months < 1) throw new Unreadable('a plan without a term');
    return {
      abo: readId(abo),
      months,
      price: readMoney(price),
      monthlyPrice: readMoney(monthlyPrice),
      ...(net === null
        ? {}
        : { net: { price: readMoney(net.price), monthlyPrice: readMoney(net.monthlyPrice), vatRate: net.vatRate } }),
    };
  }),
  paymentMethods: paymentMethods.map(({ paymentId, displayName, description, icons, buttonLabel, buttonInfo }) => ({
    paymentId: readId(paymentId),
    displayName,
    description,
    icons,
    ...omitNil({ buttonLabel, buttonInfo }),
    isPrepaid: isPrepaid(paymentId),
  })),
});

const readSubmission = ({
  refusal,
  subscriptionId,
  primeInfo,
  computopData,
  redirectUrl,
}: SubmitPrimeSubscriptionMutation['submitPrimeSubscription']): Result<PrimeSubmission, SubscribeRefusal> => {
  if (refusal !== null) return refused(readRefusal(SUBSCRIBE_REFUSALS, refusal));
  if (subscriptionId === null) throw new Unreadable('a subscription without a number');
  const membership = primeInfo === null ? undefined : readMembership(primeInfo);
  return granted({
    subscriptionId: readId(subscriptionId),
    ...omitNil({ membership, cardPayment: readCardForm(computopData), redirectUrl }),
  });
};

export const upstreamPrime = (call: PortCalls): Prime => ({
  offer: (shopper) =>
    call({
      operation: operations.getPrimeOffer,
      variables: {},
      shopper,
      read: ({ getPrimeOffer }) => readOffer(getPrimeOffer),
    }),
  subscribe: (shopper, { abo, paymentId, price }, idempotencyKey) =>
    call({
      operation: operations.submitPrimeSubscription,
      variables: { subscription: { abo, paymentId, price: price.minor / MINOR_PER_MAJOR } },
      shopper,
      idempotencyKey,
      read: ({ submitPrimeSubscription }) => readSubmission(submitPrimeSubscription),
      otherwise: { 'ids-unknown': NOT_A_CUSTOMER, 'token-required': NOT_A_CUSTOMER, 'session-revoked': NOT_A_CUSTOMER },
    }),
  subscription: (shopper, subscriptionId) =>
    call({
      operation: operations.getPrimeSubscription,
      variables: { subscriptionId },
      shopper,
      read: ({ getPrimeSubscription: { subscription, refusal } }) => {
        if (refusal !== null) return refused(readRefusal(SUBSCRIPTION_REFUSALS, refusal));
        if (subscription === null || subscription.subscriptionId !== subscriptionId)
          throw new Unreadable('a subscription that was not requested');
        return granted(readMembership(subscription.primeInfo));
      },
      otherwise: { 'ids-unknown': NOBODYS, 'token-required': NOBODYS },
    }),
  joinWaitingList: (shopper, email) =>
    call({
      operation: operations.subscribeToPrimeWaitingList,
      variables: { email },
      shopper,
      read: ({ subscribeToPrimeWaitingList: { successful, fieldErrors, generalErrorMessage } }) =>
        successful ? granted(undefined) : refused(readFormRefusal({ fieldErrors, general: generalErrorMessage })),
    }),
});
