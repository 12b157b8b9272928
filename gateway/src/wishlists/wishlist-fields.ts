import { IsInt, Max, Min } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { MAX_QUANTITY } from '../carts/cart-limits.ts';

/** Pieces of an entry. This bound only stops abuse: the domain refuses what a list does not take, with a message for the shopper. */
export const IsListQuantity = (): PropertyDecorator => applyDecorators(IsInt(), Min(0), Max(MAX_QUANTITY));
