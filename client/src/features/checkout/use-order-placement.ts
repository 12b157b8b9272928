import { HOME } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isNotSent } from '../../platform/failures/failure-notice.ts';
import { GraphqlFailure } from '../../platform/failures/failures.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { CheckoutPartFragment, PlaceOrderInput, PlaceOrderMutation } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { confirmationPath } from '../orders/model/confirmation-path.ts';
import { orderOfCart, type PlacedOrder, savePlacedOrder } from '../orders/model/placed-order.ts';
import { whilePlacing } from '../orders/model/placing-lock.ts';
import { invalidateCart } from '../sessions/model/personal-queries.ts';
import { usePlaceOrder } from './checkout.mutations.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { pollOrderOutcome } from './poll-order-outcome.ts';

/** How long the page stays before it redirects to a payment provider, in milliseconds (SUBM-08). */
export const REDIRECT_DELAY_MS = 100;

/** The part of the summary that names the way to pay; a refused payment is told there. */
export const PAYMENT_PART = 'payment';

type Outcome = PlaceOrderMutation['placeOrder'];
export type Changes = Extract<Outcome, { __typename: 'CartChanged' }>['changes'];
export type CardPayment = Extract<Outcome, { __typename: 'CardPaymentNeeded' }>;

/** The state of an order between the click on the button and the next page. */
export type Placement =
  | { readonly at: 'summary' }
  | { readonly at: 'checking' }
  | { readonly at: 'unknown' }
  | { readonly at: 'changed'; readonly changes: Changes }
  | { readonly at: 'card'; readonly card: CardPayment };

/** The shop has no cart to order any more. Another tab of this browser may know which order it became. */
const hasNoOrder = (outcome: Outcome): boolean =>
  outcome.__typename === 'SessionExpired' ||
  outcome.__typename === 'CheckoutNotReady' ||
  (outcome.__typename === 'AlreadySubmitted' && outcome.placedOrderId === null);

const refused = (general: string): SubmitResult => ({ accepted: false, general });
const accepted: SubmitResult = { accepted: true };

const placedOrder = (
  { orderId, otherTotal }: Extract<Outcome, { __typename: 'OrderPlaced' }>,
  cartId: string,
): PlacedOrder => {
  if (otherTotal == null) return { cartId, orderId };
  return { cartId, orderId, otherTotal: { was: otherTotal.was.text, is: otherTotal.is.text } };
};

interface PlacementOptions {
  /** Called with the changed cart, which the shopper sees from now on. */
  readonly onChanged: (checkout: CheckoutPartFragment) => void;
  /** Fetches the confirmation while this session can still see it. */
  readonly onOrdered: (orderId: string) => Promise<void>;
  /** Called if the session is over, or nothing is left to order. */
  readonly onOver: () => Promise<SubmitResult>;
}

/** Places the order and handles the outcome (SUBM-03 to SUBM-10). */
export const useOrderPlacement = ({ onChanged, onOrdered, onOver }: PlacementOptions) => {
  const client = useQueryClient();
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { mutateAsync: order } = usePlaceOrder();
  const [placement, setPlacement] = useState<Placement>({ at: 'summary' });

  const confirm = async (placed: PlacedOrder): Promise<SubmitResult> => {
    savePlacedOrder(placed);
    await onOrdered(placed.orderId);
    navigateTo(confirmationPath(placed.orderId));
    return accepted;
  };

  const leaveForHome = (messageKey: string): SubmitResult => {
    toast({ kind: 'error', messageKey });
    void invalidateCart(client);
    navigateTo(HOME);
    return accepted;
  };

  const handleOutcome = async (outcome: Outcome, cartId: string): Promise<SubmitResult> => {
    switch (outcome.__typename) {
      case 'OrderPlaced':
        return confirm(placedOrder(outcome, cartId));
      case 'CardPaymentNeeded':
        setPlacement({ at: 'card', card: outcome });
        return accepted;
      case 'RedirectNeeded':
        setTimeout(() => location.assign(outcome.url), REDIRECT_DELAY_MS);
        return accepted;
      case 'CartChanged':
        if (outcome.checkout.facts.positionCount === 0) return onOver();
        setPlacement({ at: 'changed', changes: outcome.changes });
        onChanged(outcome.checkout);
        return { accepted: false };
      case 'AlreadySubmitted':
        return outcome.placedOrderId === null
          ? leaveForHome(outcome.messageKey)
          : confirm({ orderId: outcome.placedOrderId, cartId });
      case 'PaymentRefused':
        return { accepted: false, fieldErrors: [{ field: PAYMENT_PART, message: outcome.messageKey }] };
      case 'ShopBusy':
        return refused(outcome.messageKey);
      case 'CheckoutNotReady':
        if (outcome.notice !== null) toast({ kind: 'warning', messageKey: outcome.notice });
        navigateTo(outcome.path);
        return { accepted: false };
      case 'FormRefused':
        return formRefused(outcome);
      case 'SessionExpired':
        return onOver();
    }
  };

  const checkOutcome = async (failure: unknown, cartId: string): Promise<SubmitResult> => {
    setPlacement({ at: 'checking' });
    const outcome = await pollOrderOutcome();
    if (outcome.happened === 'ordered') return confirm({ orderId: outcome.orderId, cartId });
    setPlacement({ at: outcome.happened === 'unknown' ? 'unknown' : 'summary' });
    if (outcome.happened === 'unknown') return refused('shop.order.unknown');
    return refused(
      failure instanceof GraphqlFailure ? (failure.messageKey ?? 'shop.error.internal') : 'shop.order.notPlaced',
    );
  };

  const place = (input: PlaceOrderInput): Promise<SubmitResult> => {
    setPlacement({ at: 'summary' });
    return whilePlacing(async () => {
      const outcome = await order(input).catch((failure: unknown) => ({ failure }));
      if ('failure' in outcome)
        return isNotSent(outcome.failure) ? refused('shop.order.offline') : checkOutcome(outcome.failure, input.cartId);
      const elsewhere = hasNoOrder(outcome) ? orderOfCart(input.cartId) : undefined;
      return elsewhere === undefined
        ? handleOutcome(outcome, input.cartId)
        : confirm({ orderId: elsewhere, cartId: input.cartId });
    });
  };
  return { placement, place };
};
