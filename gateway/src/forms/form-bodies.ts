import { IsIn, IsOptional } from 'class-validator';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

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

export class LoginPageForm extends FormOnPage {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  @IsSecret() readonly password: string;
  /** Present if ticked. */
  @IsOptional() @IsText() readonly stayLogged?: string;
  /** Where to continue. */
  @IsOptionalText() readonly origin?: string;
}
