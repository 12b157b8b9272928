import { CHECKOUT_TYPES, type CheckoutType } from '@shop/domain/payments/express-payment';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { IsIn } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';

/** The express checkout that a script names. */
export class ExpressCheckoutBody {
  @IsIn(CHECKOUT_TYPES) readonly checkoutType: CheckoutType;
  @IsShopId() readonly cartId: string;
}

/** Where the shopper goes next, in the specification's spelling of success. */
export interface ExpressReply {
  readonly successfull: boolean;
  readonly path: string;
  readonly errorMessage: MessageKey | null;
}
