import type { Interruption } from '@shop/domain/checkout/interruption';
import type { PublicSession } from '@shop/domain/sessions/public-session';
import type { CheckoutPath } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { claimSession } from '../../platform/session/page-session.ts';
import { useStore } from '../../platform/store.ts';
import { confirmationPath } from '../orders/model/confirmation-path.ts';
import { orderOfCart, savePlacedOrder } from '../orders/model/placed-order.ts';
import { onceNoTabIsPlacing } from '../orders/model/placing-lock.ts';
import { leaveForOtherVisitor } from '../sessions/model/leave-page.ts';
import { removeInactivePersonalQueries } from '../sessions/model/personal-queries.ts';
import { checkoutQuery } from './checkout.queries.ts';
import { type OpenCheckout, reconcileCheckout } from './open-checkout.ts';

/** How long the result that came with the page counts as fresh, in milliseconds. */
const FRESH_MS = 1000;

/** Interruptions that the step shows. The others lead away from it. */
export type ShownInterruption = Extract<Interruption, 'session-ended' | 'cart-gone' | 'emptied' | 'sold-out'>;

/** The step of the checkout that is open on the page. */
export interface OpenStep {
  readonly checkout: CheckoutPartFragment;
  readonly interruption: ShownInterruption | undefined;
  /** Names of the articles that have sold out by now. */
  readonly soldOut: readonly string[];
  /** The session in which the step was opened, also after it has expired. */
  readonly session: () => PublicSession;
  /** How often an interrupted step was submitted. Each time the notice gets the focus. */
  readonly submitCount: number;
  /** Shows the checkout that a mutation of this step returned. */
  readonly accept: (checkout: CheckoutPartFragment) => void;
  /** Shows nothing until the step is entered again. */
  readonly close: () => void;
  /** Refuses a submit and shows the notice: session or cart is gone. */
  readonly reportOver: () => Promise<SubmitResult>;
}

const shownInterruption = (interruption: Interruption | undefined): ShownInterruption | undefined =>
  interruption === 'ordered' || interruption === 'somebody-else' ? undefined : interruption;

/** Whether the cached queries of other pages still belong to this visitor and cart. */
const isOfSameVisitor = (one: CheckoutPartFragment, other: CheckoutPartFragment): boolean =>
  one.facts.loginState === other.facts.loginState && one.cart.id === other.cart.id;

/**
 * Leaves a step that is no longer the shopper's: to the order that the cart became, or to another visitor's basket. A tab that
 * is placing the order knows its id last, after the shop and the session: hence the wait for it.
 */
const useLeaveStep = (open: OpenCheckout | undefined, session: () => PublicSession): void => {
  const client = useQueryClient();
  const store = useStore();
  const router = useRouter();
  const navigateTo = useNavigateTo();
  const interruption = open?.interruption;
  const cartId = open?.checkout.cart.id ?? undefined;
  useEffect(() => {
    if (interruption === undefined) return;
    let isShown = true;
    const leave = async (): Promise<void> => {
      if (!isShown) return;
      const orderId = cartId === undefined ? undefined : orderOfCart(cartId, session());
      if (cartId !== undefined && orderId !== undefined) {
        savePlacedOrder({ cartId, orderId });
        const path = confirmationPath(orderId);
        if (router.history.location.href !== path) navigateTo(path);
      } else if (interruption === 'ordered') void router.invalidate();
      else if (interruption === 'somebody-else') leaveForOtherVisitor(client, { store, navigateTo });
      else removeInactivePersonalQueries(client);
    };
    void (interruption === 'somebody-else' ? leave() : onceNoTabIsPlacing(leave));
    return () => {
      isShown = false;
    };
  }, [interruption, cartId, session, client, store, router, navigateTo]);
};

/** The open step. Undefined once the personal queries are cleared. */
export const useOpenStep = (path: CheckoutPath): OpenStep | undefined => {
  const client = useQueryClient();
  const result = useQueryResult({ ...checkoutQuery, staleTime: FRESH_MS })?.checkout;
  const [open, setOpen] = useState<OpenCheckout | undefined>(() => reconcileCheckout(path, undefined, result));
  const [submitCount, setSubmitCount] = useState(0);
  const [session] = useState(claimSession);
  const now = reconcileCheckout(path, open, result);
  if (now !== open) setOpen(now);
  useLeaveStep(now, session);
  if (now === undefined) return undefined;

  const accept = (checkout: CheckoutPartFragment): void => {
    if (!isOfSameVisitor(checkout, now.checkout)) removeInactivePersonalQueries(client);
    setOpen({ checkout, lastResult: checkout });
    client.setQueryData(checkoutQuery.queryKey, { checkout });
  };

  const reportOver = async (): Promise<SubmitResult> => {
    if (now.interruption === undefined) {
      // Checks whether the session or only the cart is gone. If the query fails, the session counts as ended.
      await client.fetchQuery(checkoutQuery).catch(() => undefined);
      setOpen((before) =>
        before === undefined || before.interruption !== undefined
          ? before
          : { ...before, interruption: 'session-ended' },
      );
    }
    setSubmitCount((before) => before + 1);
    return { accepted: false };
  };
  return {
    checkout: now.checkout,
    interruption: shownInterruption(now.interruption),
    soldOut: now.lastResult.facts.soldOut,
    session,
    submitCount,
    accept,
    close: () => setOpen(undefined),
    reportOver,
  };
};
