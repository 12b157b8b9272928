import { IsIn, IsOptional } from 'class-validator';
import { CANCELLATION_KINDS } from '@shop/domain/cancellations/cancellation';
import type { CancellationKind } from '@shop/domain/cancellations/cancellation';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

/** Forms as browsers post them without scripts. */

export class FormOnPage {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** The buttons next to a quantity: one less, one more. */
const STEPS = ['-1', '1'] as const;
export type QuantityStep = (typeof STEPS)[number];

export class AddToCartForm extends FormOnPage {
  @IsShopId() readonly itemId: string;
  /** As typed. */
  @IsText() readonly quantity: string = '1';
  /** The minimum order quantity that the page stated. */
  @IsOptionalText() readonly minimum?: string;
  /** Pressed to change the quantity; nothing is added yet. */
  @IsOptional() @IsIn(STEPS) readonly step?: QuantityStep;
}

export class PositionForm extends FormOnPage {
  @IsShopId() readonly positionId: string;
}

export class QuantityForm extends PositionForm {
  /** As typed. */
  @IsText() readonly quantity: string;
  @IsOptional() @IsIn(STEPS) readonly step?: QuantityStep;
}

export class SavedLineForm extends FormOnPage {
  @IsShopId() readonly savedId: string;
}

export class MoveToCartForm extends SavedLineForm {
  /** As the page showed it. */
  @IsText() readonly quantity: string;
}

export class MergeForm extends FormOnPage {
  /** The cart that was merged in. */
  @IsShopId() readonly merged: string;
}

export class CheckoutLoginForm {
  @IsIn(['guest', 'register']) readonly option: CheckoutLoginOption;
}

export class PaymentForm {
  @IsOptionalText() readonly paymentId?: string;
  /** As typed. */
  @IsOptionalText() readonly buyerReference?: string;
}

export class VoucherForm extends FormOnPage {
  @IsText() readonly code: string;
}

export class OrderForm {
  @IsText() readonly orderId: string;
}

/** As typed. */
export class OrderLookUpForm extends OrderForm {
  @IsText() readonly zipCode: string;
}

export class LoginPageForm extends FormOnPage {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  @IsSecret() readonly password: string;
  /** Present if ticked. */
  @IsOptional() @IsText() readonly stayLogged?: string;
  /** Where to continue. */
  @IsOptionalText() readonly origin?: string;
}

export class WithdrawalForm {
  @IsText() readonly fullName: string = '';
  /** One of the customer's orders; empty for the number that was typed. */
  @IsOptionalText() readonly chosenOrder?: string;
  @IsText() readonly orderNumber: string = '';
  @IsText() readonly email: string = '';
  @IsOptional() @IsLongText() readonly withdrawnGoods?: string;
  @IsOptional() @IsLongText() readonly withdrawalReason?: string;
}

export class CancellationForm {
  /** Of the page that held the form. */
  @IsShopId() readonly key: string;
  @IsIn(CANCELLATION_KINDS) readonly kind: CancellationKind = 'ordinary';
  @IsOptional() @IsLongText() readonly cancellationReason?: string;
  @IsText() readonly fullName: string = '';
  @IsText() readonly contract: string = '';
  @IsOptionalText() readonly endsOn?: string;
  @IsText() readonly email: string = '';
}

export class ConfirmWithdrawalForm {
  /** Of the declaration that the page showed. */
  @IsShopId() readonly key: string;
}
