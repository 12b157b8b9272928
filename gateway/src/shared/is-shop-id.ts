import { Matches } from 'class-validator';

/** Ids of the shop as they may come in from outside; anything else is a malformed request. */
export const SHOP_ID = /^[A-Za-z0-9][\w.$-]{0,63}$/u;

/** Checks an argument that should be an id of the shop. */
export const IsShopId = (options: { readonly each?: boolean } = {}): PropertyDecorator =>
  Matches(SHOP_ID, { ...options, message: '$property must be an id: letters, digits, dot, dash or underscore, at most 64' });
