import { HOME } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { confirmationOf } from '../orders/model/confirmation-path.ts';
import { GraphqlFailure } from '../../platform/failures/failures.ts';
import type { CheckoutPartFragment, PlaceOrderInput, PlaceOrderMutation } from '../../platform/generated/graphql.ts';
import { refreshCart } from '../sessions/model/personal-queries.ts';
import { keepPlacedOrder, orderOfCart, type PlacedOrder } from '../orders/model/placed-order.ts';
import { whilePlacing } from '../orders/model/placing-lock.ts';
import type { FormAnswer } from '../../platform/forms/use-form.ts';
import { useGo } from '../../platform/navigation/use-navigate-to.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { usePlaceOrder } from './checkout.mutations.ts';
import { formRefused } from './form-refused.ts';
import { whatBecame } from './what-became.ts';

/** How long the page stays before it redirects to a payment provider, in milliseconds (specification A9). */
export const REDIRECT_DELAY_MS = 100;

type Outcome = PlaceOrderMutation['placeOrder'];
export type Changes = Extract<Outcome, { __typename: 'CartChanged' }>['changes'];
export type CardPayment = Extract<Outcome, { __typename: 'CardPaymentNeeded' }>;

/** Where an order stands between the press of the button and the page that follows. */
export type Placing =
  | { readonly at: 'summary' }
  | { readonly at: 'checking' }
  | { readonly at: 'unknown' }
  | { readonly at: 'changed'; readonly changes: Changes }
  | { readonly at: 'card'; readonly card: CardPayment };

/** The shop has no cart to order any more: another tab of this browser may know which order it became. */
const hasNoOrder = (outcome: Outcome): boolean =>
  outcome.__typename === 'SessionExpired' || outcome.__typename === 'CheckoutNotReady' || (outcome.__typename === 'AlreadySubmitted' && outcome.placedOrderId === null);

const refused = (general: string): FormAnswer => ({ taken: false, general });
const taken: FormAnswer = { taken: true };

const placedOrder = ({ orderId, otherTotal }: Extract<Outcome, { __typename: 'OrderPlaced' }>, cartId: string): PlacedOrder => {
  if (otherTotal == null) return { cartId, orderId };
  return { cartId, orderId, otherTotal: { was: otherTotal.was.text, is: otherTotal.is.text } };
};

interface PlacingSteps {
  /** The changed cart counts as seen from then on. */
  readonly onChanged: (checkout: CheckoutPartFragment) => void;
  /** Fetches what the confirmation shows, while this tab still may. */
  readonly onOrdered: (orderId: string) => Promise<void>;
  /** The session is over: the step says so. */
  readonly onExpired: () => Promise<FormAnswer>;
}

/** Orders, and follows what the shop answers (specification A4, A8). */
export const usePlacing = ({ onChanged, onOrdered, onExpired }: PlacingSteps) => {
  const client = useQueryClient();
  const toast = useToast();
  const go = useGo();
  const { mutateAsync: order } = usePlaceOrder();
  const [placing, setPlacing] = useState<Placing>({ at: 'summary' });

  const confirm = async (placed: PlacedOrder): Promise<FormAnswer> => {
    keepPlacedOrder(placed);
    await onOrdered(placed.orderId);
    go(confirmationOf(placed.orderId));
    return taken;
  };

  const leaveForHome = (messageKey: string): FormAnswer => {
    toast({ kind: 'error', messageKey });
    void refreshCart(client);
    go(HOME);
    return taken;
  };

  const follow = async (outcome: Outcome, cartId: string): Promise<FormAnswer> => {
    switch (outcome.__typename) {
      case 'OrderPlaced':
        return confirm(placedOrder(outcome, cartId));
      case 'CardPaymentNeeded':
        setPlacing({ at: 'card', card: outcome });
        return taken;
      case 'RedirectNeeded':
        setTimeout(() => location.assign(outcome.url), REDIRECT_DELAY_MS);
        return taken;
      case 'CartChanged':
        setPlacing({ at: 'changed', changes: outcome.changes });
        onChanged(outcome.checkout);
        return { taken: false };
      case 'AlreadySubmitted':
        return outcome.placedOrderId === null ? leaveForHome(outcome.messageKey) : confirm({ orderId: outcome.placedOrderId, cartId });
      case 'PaymentRefused':
        return refused(outcome.messageKey);
      case 'CheckoutNotReady':
        if (outcome.notice !== null) toast({ kind: 'warning', messageKey: outcome.notice });
        go(outcome.path);
        return { taken: false };
      case 'FormRefused':
        return formRefused(outcome);
      case 'SessionExpired':
        return onExpired();
    }
  };

  const check = async (failure: unknown, cartId: string): Promise<FormAnswer> => {
    setPlacing({ at: 'checking' });
    const became = await whatBecame();
    if (became.happened === 'ordered') return confirm({ orderId: became.orderId, cartId });
    setPlacing({ at: became.happened === 'unknown' ? 'unknown' : 'summary' });
    if (became.happened === 'unknown') return refused('shop.order.unknown');
    return refused(failure instanceof GraphqlFailure ? (failure.messageKey ?? 'shop.error.internal') : 'shop.order.notPlaced');
  };

  const place = (input: PlaceOrderInput): Promise<FormAnswer> => {
    setPlacing({ at: 'summary' });
    return whilePlacing(async () => {
      const outcome = await order(input).catch((failure: unknown) => ({ failure }));
      if ('failure' in outcome) return check(outcome.failure, input.cartId);
      const elsewhere = hasNoOrder(outcome) ? orderOfCart(input.cartId) : undefined;
      return elsewhere === undefined ? follow(outcome, input.cartId) : confirm({ orderId: elsewhere, cartId: input.cartId });
    });
  };
  return { placing, place };
};
