import { type QueryClient, useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';

import { setHeaderCart } from '../sessions/model/personal-queries.ts';
import { postCartChange } from './model/post-cart-change.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { type CartResult, type CartCommand, sendCartCommand } from './cart-command.ts';
import { noticesOf, refusalNotice } from './cart-notices.ts';
import { cartQuery } from './carts.queries.ts';

const MUTATION_KEY = ['cart-command'];

/** The cart that came with a reply is newer than any that was asked for before: those answers no longer count. */
const settle = async (client: QueryClient, { cart }: CartResult): Promise<void> => {
  await client.cancelQueries({ queryKey: cartQuery.queryKey });
  client.setQueryData(cartQuery.queryKey, { cart });
  setHeaderCart(client, cart);
  await client.invalidateQueries({ queryKey: ['Checkout'] });
};

/**
 * Changes the cart. Commands run one after the other in the order in which they were given, so replies cannot overtake
 * each other, and the last one is what the shop holds.
 */
export const useCartCommand = () => {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation<CartResult, Error, CartCommand>({
    mutationKey: MUTATION_KEY,
    scope: { id: 'cart' },
    mutationFn: sendCartCommand,
    onSuccess: async (answer) => {
      if (answer.__typename === 'CartRefused') toast(refusalNotice(answer));
      else noticesOf(answer).forEach(toast);
      await settle(client, answer);
      postCartChange(client, answer.cart);
    },
    onError: () => client.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
};

/** Whether the cart on the screen may differ from the shop's: then its totals are not to be relied on. */
export const useIsCartUnsettled = (): boolean => useIsMutating({ mutationKey: MUTATION_KEY }) > 0;

const isCommand = (variables: unknown): variables is CartCommand => typeof variables === 'object' && variables !== null && 'do' in variables;

/** Commands that are under way, the oldest first. */
export const usePendingCommands = (): readonly CartCommand[] =>
  useMutationState({ filters: { mutationKey: MUTATION_KEY, status: 'pending' }, select: ({ state }) => state.variables }).filter(isCommand);
