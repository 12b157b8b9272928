import { Matches } from 'class-validator';
import { SHOP_ID } from '@shop/domain/shared/shop-id';

/** Validates an argument that must be an id of the shop. */
export const IsShopId = (options: { readonly each?: boolean } = {}): PropertyDecorator =>
  Matches(SHOP_ID, {
    ...options,
    message: '$property must be an id: letters, digits, dot, dash or underscore, at most 64',
  });
