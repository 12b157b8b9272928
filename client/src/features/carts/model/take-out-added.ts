import type { QueryClient } from '@tanstack/react-query';

import { UpdateCartDocument, type UpdateCartMutation } from '../../../platform/generated/graphql.ts';
import { request } from '../../../platform/transport/request.ts';
import { takeCart } from './carts.mutations.ts';

/** Most changes of a cart in one request. */
const MOST_CHANGES = 100;

interface Added {
  readonly itemId: string;
  readonly quantity: number;
}

type CartRefused = Extract<UpdateCartMutation['updateCart'], { readonly __typename: 'CartRefused' }>;

/** How many of the added articles are out again, so that the next press goes on after them. */
export interface TakenOut {
  current: number;
}

/** Takes exactly those pieces out of the cart again that were added, as it is by then. Returns a refusal. */
export const takeOutAdded = async (
  client: QueryClient,
  added: readonly Added[],
  taken: TakenOut,
): Promise<CartRefused | undefined> => {
  while (taken.current < added.length) {
    const next = added.slice(taken.current, taken.current + MOST_CHANGES);
    const { updateCart } = await request('UpdateCart', UpdateCartDocument, {
      operations: next.map(({ itemId, quantity }) => ({ do: 'take-out' as const, itemId, quantity })),
    });
    await takeCart(client, updateCart.cart);
    if (updateCart.__typename === 'CartRefused') return updateCart;
    taken.current += next.length;
  }
  return undefined;
};
