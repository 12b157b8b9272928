import { IsOptional } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

/** Forms as browsers post them without scripts. */

class FormOnPage {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

export class AddToCartForm extends FormOnPage {
  @IsShopId() readonly itemId: string;
  /** As typed. */
  @IsText() readonly quantity: string = '1';
}

export class PositionForm extends FormOnPage {
  @IsShopId() readonly positionId: string;
}

export class QuantityForm extends PositionForm {
  /** As typed. */
  @IsText() readonly quantity: string;
}

export class VoucherForm extends FormOnPage {
  @IsText() readonly code: string;
}

export class LoginPageForm extends FormOnPage {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  @IsSecret() readonly password: string;
  /** Ticked or not there. */
  @IsOptional() @IsText() readonly stayLogged?: string;
  /** Where to go on to. */
  @IsOptionalText() readonly origin?: string;
}
