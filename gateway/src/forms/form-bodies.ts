import { IsIn, IsOptional } from 'class-validator';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { FormOnPage } from '../request/form-on-page.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

/** Forms as browsers post them without scripts. */

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
