import { Matches } from 'class-validator';

/** Ids of the shop as requests may contain them; anything else is malformed. */
export const SHOP_ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

/** Validates an argument that must be an id of the shop. */
export const IsShopId = (options: { readonly each?: boolean } = {}): PropertyDecorator =>
  Matches(SHOP_ID, {
    ...options,
    message: '$property must be an id: letters, digits, dot, dash or underscore, at most 64',
  });
