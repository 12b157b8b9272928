import { CART_OPERATIONS, type CartOperation, type CartOperationKind } from '@shop/domain/carts/cart-operation';

import type { ShopReplies } from './shop-replies.ts';

type Values = Readonly<Record<string, unknown>>;

const isOperation = (value: unknown): value is CartOperation =>
  typeof value === 'object' && value !== null && 'do' in value && CART_OPERATIONS.some((kind) => kind === value.do);

const operationsIn = ({ operations }: Values): readonly CartOperation[] =>
  Array.isArray(operations) ? operations.filter(isOperation) : [];

/** Replies to changes of the cart, by the kind of their first operation. */
export const cartReplies = (
  replies: Partial<Record<CartOperationKind, (operation: Values) => unknown>>,
): Pick<ShopReplies, 'UpdateCart'> => ({
  UpdateCart: async (variables) => {
    const [operation] = operationsIn(variables);
    return { updateCart: operation && (await replies[operation.do]?.({ ...operation })) };
  },
});

/** What the operations of a kind were about that were sent, the first one first. */
export const operationsSent = (
  gateway: { readonly variablesOf: (operation: string) => readonly Values[] },
  kind: CartOperationKind,
): readonly Values[] =>
  gateway
    .variablesOf('UpdateCart')
    .flatMap(operationsIn)
    .filter((operation) => operation.do === kind)
    .map(({ do: _kind, ...about }) => about);
