import type { PrimePaymentMethod, PrimePlan } from '@shop/domain/prime/prime-offer';
import { MINOR_PER_MAJOR, money } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type {
  MutationSubmitPrimeSubscriptionArgs,
  MutationSubscribeToPrimeWaitingListArgs,
  PaymentDetails,
  PrimePlan as UpstreamPlan,
  PrimeSubmitResult,
  QueryGetPrimeSubscriptionArgs,
} from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';
import { classified } from '../graphql/upstream-error.ts';
import { IDEMPOTENCY_KEY } from '../http/passed-headers.ts';
import { writeConfirmationRefusal } from '../orders/write-order.ts';
import { absolute, writeForm } from '../orders/write-submission.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';
import { writeMoney } from '../shared/write-money.ts';
import { writeRefusal } from '../shared/write-refusal.ts';
import { writeMembership } from './write-membership.ts';

const NOTHING: PrimeSubmitResult = {
  subscriptionId: null,
  primeInfo: null,
  computopData: null,
  redirectUrl: null,
  refusal: null,
};

const writePlan = ({ abo, months, price, monthlyPrice, net }: PrimePlan, storefront: Storefront): UpstreamPlan => ({
  abo,
  months,
  price: writeMoney(price, storefront),
  monthlyPrice: writeMoney(monthlyPrice, storefront),
  net:
    net === undefined
      ? null
      : {
          price: writeMoney(net.price, storefront),
          monthlyPrice: writeMoney(net.monthlyPrice, storefront),
          vatRate: net.vatRate,
        },
});

const writeMethod = ({ buttonLabel, buttonInfo, ...method }: PrimePaymentMethod): PaymentDetails => ({
  ...method,
  buttonLabel: orNull(buttonLabel),
  buttonInfo: orNull(buttonInfo),
});

type PrimeFields = 'getPrimeOffer' | 'getPrimeSubscription' | 'submitPrimeSubscription' | 'subscribeToPrimeWaitingList';

export const primeResolvers: Resolvers<PrimeFields> = {
  getPrimeOffer: async (_none, { shop, shopper }) => {
    const { takesMembers, plans, paymentMethods } = await shop.prime.offer(shopper);
    return {
      takesMembers,
      plans: plans.map((plan) => writePlan(plan, shopper.storefront)),
      paymentMethods: paymentMethods.map(writeMethod),
    };
  },
  getPrimeSubscription: async ({ subscriptionId }: QueryGetPrimeSubscriptionArgs, { shop, shopper }) => {
    const found = await shop.prime.subscription(shopper, subscriptionId);
    if (!found.ok) return { subscription: null, refusal: writeConfirmationRefusal(found.refusal, subscriptionId) };
    return { subscription: { subscriptionId, primeInfo: writeMembership(found.value) }, refusal: null };
  },
  submitPrimeSubscription: async (
    { subscription: { abo, paymentId, price } }: MutationSubmitPrimeSubscriptionArgs,
    { shop, world, shopper, headers, baseUrl, shopOrigins },
  ) => {
    const key = headers[IDEMPOTENCY_KEY];
    if (key === undefined) throw classified('BAD_REQUEST', 'A subscription needs an Idempotency-Key.');
    const seen = money(Math.round(price * MINOR_PER_MAJOR), shopper.storefront.currency);
    const submitted = await shop.prime.subscribe(shopper, { abo, paymentId, price: seen }, key);
    if (!submitted.ok) return { ...NOTHING, refusal: writeRefusal(submitted.refusal.because) };
    const { subscriptionId, membership, cardPayment, redirectUrl } = submitted.value;
    shopOrigins.remember({ worldId: world.id, subjectId: subscriptionId }, headers['x-referer']);
    return {
      ...NOTHING,
      subscriptionId,
      primeInfo: membership === undefined ? null : writeMembership(membership),
      computopData: writeForm(cardPayment, baseUrl),
      redirectUrl: redirectUrl === undefined ? null : absolute(redirectUrl, baseUrl),
    };
  },
  subscribeToPrimeWaitingList: async ({ email }: MutationSubscribeToPrimeWaitingListArgs, { shop, shopper }) => {
    const joined = await shop.prime.joinWaitingList(shopper, email);
    return { successful: joined.ok, ...(joined.ok ? NOTHING_WRONG : writeFormRefusal(joined.refusal)), refusal: null };
  },
};
