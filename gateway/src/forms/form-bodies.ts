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

export class CheckoutLoginForm {
  @IsIn(['guest', 'register']) readonly option: CheckoutLoginOption;
}

export class PaymentForm {
  @IsOptionalText() readonly paymentId?: string;
  /** As typed. */
  @IsOptionalText() readonly buyerReference?: string;
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
