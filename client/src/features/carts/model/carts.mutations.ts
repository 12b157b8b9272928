import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { type QueryClient, useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { UpdateCartDocument } from '../../../platform/generated/graphql.ts';
import { unlessOffline } from '../../../platform/queries/unless-offline.ts';
import { postToTabs } from '../../../platform/tabs/post-to-tabs.ts';
import type { TabCart } from '../../../platform/tabs/tab-messages.ts';
import { request } from '../../../platform/transport/request.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { cachedVisitor, invalidateCart, setHeaderCart } from '../../sessions/model/personal-queries.ts';
import { type CartResult, noticesOf, piecesAdded, refusalNotice } from './cart-notices.ts';
import { cartQuery } from './carts.queries.ts';

/** Of everything that changes the cart. */
export const CART_MUTATION = { mutationKey: ['update-cart'], scope: { id: 'cart' } } as const;

/** A mutation returns a newer cart than any query that is still in flight, so these queries are cancelled. Totals do not wait for what the cart holds of deals. */
const settle = async (client: QueryClient, cart: CartResult['cart']): Promise<void> => {
  await client.cancelQueries({ queryKey: cartQuery.queryKey });
  client.setQueryData(cartQuery.queryKey, { cart });
  setHeaderCart(client, cart);
  void client.invalidateQueries({ queryKey: ['DealReservation'] });
  await unlessOffline(client.invalidateQueries({ queryKey: ['Checkout'] }));
};

/** How often this tab has loaded the cart. */
const loadsOf = (client: QueryClient): number => client.getQueryState(cartQuery.queryKey)?.dataUpdateCount ?? 0;

/** Whether this tab was told of another cart, or loaded one, since then: a reply that arrives now may be older than that cart. */
const isOvertaken = (client: QueryClient, loads: number): boolean => {
  const { isInvalidated = false, fetchStatus } = client.getQueryState(cartQuery.queryKey) ?? {};
  return isInvalidated || fetchStatus === 'fetching' || loadsOf(client) !== loads;
};

/** Posts the changed cart to the other tabs, with the login state if it is loaded. */
const postCartChange = (client: QueryClient, { id, articleCount }: TabCart): void => {
  const me = cachedVisitor(client);
  postToTabs({
    happened: 'cart-changed',
    cart: { id, articleCount },
    ...(me === undefined ? {} : { loginState: me.loginState }),
  });
};

/** Shows a cart that the shop has just changed, in this tab and the others. */
export const takeCart = async (client: QueryClient, cart: CartResult['cart']): Promise<void> => {
  await settle(client, cart);
  postCartChange(client, cart);
};

/** A refused voucher is told where its code was typed. */
const isToldAtField = (operation: CartOperation): boolean => operation.do === 'add-voucher';

/**
 * Changes the cart. Operations run one after the other, in order, so replies cannot overtake each other, and the last reply
 * is the shop's current cart, unless another tab has changed it meanwhile: then it is loaded again.
 */
export const useUpdateCart = () => {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation<CartResult, Error, CartOperation>({
    ...CART_MUTATION,
    mutationFn: async (operation) => {
      const loads = loadsOf(client);
      const { updateCart: result } = await request('UpdateCart', UpdateCartDocument, { operations: [operation] });
      const mustReload = isOvertaken(client, loads);
      await takeCart(client, result.cart);
      if (mustReload) await invalidateCart(client);
      return result;
    },
    onSuccess: (result, operation) => {
      if (result.__typename === 'CartUpdated') toast(...noticesOf(result));
      else if (!isToldAtField(operation)) toast(refusalNotice(result));
    },
    onError: () => unlessOffline(invalidateCart(client)),
  });
};

/** Adds an article to the cart and returns how many pieces the shop added. */
export const useAddToCart = (): ((itemId: string, quantity: number) => Promise<number>) => {
  const { mutateAsync: send } = useUpdateCart();
  return async (itemId, quantity) => {
    const result = await send({ do: 'add-position', itemId, quantity });
    return result.__typename === 'CartUpdated' ? piecesAdded(result) : 0;
  };
};

/** Whether changes are pending, so that the shown totals may be wrong. */
export const useIsCartUnsettled = (): boolean => useIsMutating({ mutationKey: CART_MUTATION.mutationKey }) > 0;

const isOperation = (variables: unknown): variables is CartOperation =>
  typeof variables === 'object' && variables !== null && 'do' in variables;

/** Changes that are on their way, the oldest first. */
export const usePendingOperations = (): readonly CartOperation[] =>
  useMutationState({
    filters: { mutationKey: CART_MUTATION.mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  }).filter(isOperation);
