import type { Interruption } from '@shop/domain/checkout/interruption';
import type { CheckoutPath } from '@shop/domain/checkout/step-guards';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { confirmationOf } from '../orders/model/confirmation-path.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { leaveToSomebodyElse } from '../sessions/model/leave-page.ts';
import { forgetElsewhere } from '../sessions/model/personal-queries.ts';
import { keepPlacedOrder, orderOfCart } from '../orders/model/placed-order.ts';
import { useStore } from '../../platform/store.ts';
import { useAnswer } from '../../platform/queries/use-query-result.ts';
import type { FormAnswer } from '../../platform/forms/use-form.ts';
import { useGo } from '../../platform/navigation/use-navigate-to.ts';
import { checkoutQuery } from './checkout.queries.ts';
import { judge, type OpenCheckout } from './open-checkout.ts';

/** How long an answer that came with the page is not refetched, in milliseconds. */
const FRESH_MS = 1000;

/** Interruptions that the step itself tells of; the others lead away from it. */
export type ToldInStep = Extract<Interruption, 'session-ended' | 'cart-gone'>;

/** The step of the checkout that is open on the page. */
export interface OpenStep {
  readonly checkout: CheckoutPartFragment;
  readonly interruption: ToldInStep | undefined;
  /** How often an interrupted step was submitted: each time the notice gets the focus. */
  readonly presses: number;
  /** Shows the shop's answer to a command of this step. */
  readonly accept: (checkout: CheckoutPartFragment) => void;
  /** Shows nothing until the step is entered again. */
  readonly close: () => void;
  /** Answers a submit with the notice: the shop has said that the session is over. */
  readonly end: () => Promise<FormAnswer>;
}

const toldInStep = (interruption: Interruption | undefined): ToldInStep | undefined =>
  interruption === 'session-ended' || interruption === 'cart-gone' ? interruption : undefined;

/** Whether the answers that other pages have cached about the visitor and the cart are still right. */
const isOfSameVisitor = (one: CheckoutPartFragment, other: CheckoutPartFragment): boolean =>
  one.facts.loginState === other.facts.loginState && one.cart.id === other.cart.id;

/** Leads away from a step that is no longer the shopper's: to the order that the cart became, or to the basket of another visitor. */
const useWayOut = (open: OpenCheckout | undefined): void => {
  const client = useQueryClient();
  const store = useStore();
  const router = useRouter();
  const go = useGo();
  const interruption = open?.interruption;
  const cartId = open?.checkout.cart.id ?? undefined;
  const wasSignedIn = open?.checkout.facts.loginState !== 'LOGGED_OUT';
  useEffect(() => {
    if (interruption === undefined) return;
    const orderId = cartId === undefined ? undefined : orderOfCart(cartId);
    if (cartId !== undefined && orderId !== undefined) {
      keepPlacedOrder({ cartId, orderId });
      go(confirmationOf(orderId));
    } else if (interruption === 'ordered') void router.invalidate();
    else if (interruption === 'somebody-else') leaveToSomebodyElse(client, { store, go, wasSignedIn });
    else forgetElsewhere(client);
  }, [interruption, cartId, wasSignedIn, client, store, router, go]);
};

/** The open step. Undefined once the visitor's answers are forgotten. */
export const useOpenStep = (path: CheckoutPath): OpenStep | undefined => {
  const client = useQueryClient();
  const answer = useAnswer({ ...checkoutQuery, staleTime: FRESH_MS })?.checkout;
  const [open, setOpen] = useState<OpenCheckout | undefined>(() => judge(path, undefined, answer));
  const [presses, setPresses] = useState(0);
  const now = judge(path, open, answer);
  if (now !== open) setOpen(now);
  useWayOut(now);
  if (now === undefined) return undefined;

  const accept = (checkout: CheckoutPartFragment): void => {
    if (!isOfSameVisitor(checkout, now.checkout)) forgetElsewhere(client);
    setOpen({ checkout, judged: checkout });
    client.setQueryData(checkoutQuery.queryKey, { checkout });
  };

  const end = async (): Promise<FormAnswer> => {
    if (now.interruption === undefined) {
      // Asks whether the session or only the cart is gone. Without an answer the session counts as ended.
      await client.fetchQuery(checkoutQuery).catch(() => undefined);
      setOpen((before) => (before === undefined || before.interruption !== undefined ? before : { ...before, interruption: 'session-ended' }));
    }
    setPresses((before) => before + 1);
    return { taken: false };
  };
  return { checkout: now.checkout, interruption: toldInStep(now.interruption), presses, accept, close: () => setOpen(undefined), end };
};
