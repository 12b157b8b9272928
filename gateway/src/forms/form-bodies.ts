import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_ASKED_QUANTITY } from '../carts/cart-result.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

/** Forms as browsers post them without scripts. */

class FormOnPage {
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

export class AddToCartForm extends FormOnPage {
  @IsShopId() readonly itemId: string;
  @Type(() => Number) @IsInt() @Min(1) @Max(MAX_ASKED_QUANTITY) readonly quantity: number = 1;
}

export class PositionForm extends FormOnPage {
  @IsShopId() readonly positionId: string;
}

export class QuantityForm extends PositionForm {
  @Type(() => Number) @IsInt() @Min(0) @Max(MAX_ASKED_QUANTITY) readonly quantity: number;
}

const MAX_CODE = 40;

export class VoucherForm extends FormOnPage {
  @IsText(MAX_CODE) readonly code: string;
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
