import { contentsOf, type FilledCart } from '@shop/domain/carts/missing-from-cart';
import { CHECKOUT_LOGIN, CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';

import { readDraft, saveDraft } from '../../platform/forms/form-draft.ts';
import {
  type CheckoutPartFragment,
  RefillCartDocument,
  type RefillCartInput,
} from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { followSession } from '../../platform/session/page-session.ts';
import { holdStored } from '../../platform/session/hold-stored.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { request } from '../../platform/transport/request.ts';
import { missingToast } from '../carts/model/missing-toast.ts';
import { clearPersonalQueries } from '../sessions/model/personal-queries.ts';
import { draftForRegistration } from './draft-for-registration.ts';
import { paymentValues } from './payment-values.ts';
import { shippingValues } from './shipping-values.ts';
import type { OpenStep } from './use-open-step.ts';

const refillInput = (cart: FilledCart): RefillCartInput => {
  const { lines, vouchers } = contentsOf(cart);
  return { lines: [...lines], vouchers: vouchers.map((code) => ({ code })) };
};

const isCustomer = ({ facts }: CheckoutPartFragment): boolean => facts.loginState === 'customer';

const saveTyped = (checkout: CheckoutPartFragment): void => {
  const typed = readDraft('shipping') ?? {};
  saveDraft(
    'shipping',
    isCustomer(checkout) ? { ...shippingValues(checkout), ...typed } : draftForRegistration(checkout, typed),
  );
  saveDraft('payment', { ...paymentValues(checkout), ...readDraft('payment') });
};

/** Continues in a new cart, and in a new session if need be, with the shown articles and everything typed, after the old cart is gone. */
export const useStartAgain = ({ checkout, session, close }: OpenStep) => {
  const client = useQueryClient();
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const navigateTo = useNavigateTo();
  const toast = useToast();
  const target = isCustomer(checkout) ? CHECKOUT_SHIPPING : CHECKOUT_LOGIN;
  return useMutation({
    mutationFn: async () => {
      const storeAgain = holdStored(session());
      const { refillCart } = await request('RefillCart', RefillCartDocument, { input: refillInput(checkout.cart) });
      followSession();
      storeAgain();
      return refillCart;
    },
    onSuccess: ({ missing }) => {
      saveTyped(checkout);
      toast({ kind: 'success', messageKey: 'shop.cart.refilled' });
      toast(...missing.map(missingToast));
      close();
      clearPersonalQueries(client);
      if (path === target) void router.invalidate();
      else navigateTo(target);
    },
  });
};
