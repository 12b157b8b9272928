import type { CartPosition } from '@shop/domain/carts/cart-position';

/** An ordered article in mails and documents: its name and the variants that were chosen, such as a colour. */
export const articleName = ({ name, variants }: Pick<CartPosition, 'name' | 'variants'>): string =>
  [name, ...variants.map(({ value }) => value)].join(', ');
