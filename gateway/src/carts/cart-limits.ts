import { ValidateBy } from 'class-validator';
import type { CartOperationKind } from '@shop/domain/carts/cart-operation';

/** Upper bounds for what callers send about a cart. They only stop abuse: the shop limits each article further. */
export const MAX_QUANTITY = 99_999;
/** More different articles than any cart contains. */
export const MAX_LINES = 500;
export const MAX_VOUCHERS = 20;
/** Most changes in one request. */
export const MAX_OPERATIONS = 100;

/** The pieces of an operation: at least one, except that a line may be changed to none. */
export const IsPieces = (): PropertyDecorator =>
  ValidateBy({
    name: 'isPieces',
    validator: {
      validate: (value: unknown, about) => {
        const { do: kind } = (about?.object ?? {}) as { readonly do?: CartOperationKind };
        const least = kind === 'change-quantity' ? 0 : 1;
        return Number.isInteger(value) && Number(value) >= least && Number(value) <= MAX_QUANTITY;
      },
      defaultMessage: () => `$property must be a whole number of pieces, at most ${MAX_QUANTITY}`,
    },
  });
