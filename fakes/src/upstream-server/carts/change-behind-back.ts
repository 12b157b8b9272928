import type { ResolverContext } from '../graphql/resolver-context.ts';

/** Changes the quantity of the first article in a cart by one, as another tab of the same shopper would. */
export const changeBehindBack = async ({ shop, shopper }: Pick<ResolverContext, 'shop' | 'shopper'>, cartId: string): Promise<void> => {
  const cart = await shop.carts.find(shopper, cartId);
  const [position] = cart.ok ? cart.value.positions : [];
  if (position === undefined) return;
  const { id, quantity, maxQuantity } = position;
  await shop.carts.update(shopper, cartId, [{ do: 'change-quantity', positionId: id, quantity: quantity < maxQuantity ? quantity + 1 : quantity - 1 }]);
};
