import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { WISHLIST_MAX_QUANTITY } from '@shop/domain/carts/quantity';

/** Most entries of one request: those of the longest list. */
export const MAX_ENTRIES = 500;

/** Pieces of an entry; the domain refuses what a list does not take, with a message for the shopper. */
export const IsListQuantity = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy({
      name: 'isListQuantity',
      validator: {
        validate: (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99_999,
        defaultMessage: () => `$property must be a whole number of pieces, at most ${WISHLIST_MAX_QUANTITY}`,
      },
    }),
  );
