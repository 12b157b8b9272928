import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { AddressBody } from '../addresses/address-body.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';

/** Bodies of the login and registration routes (CLIENTOP-03, CLIENTOP-05). The domain's rules check what the fields contain. */

export class LoginForm {
  @IsOptionalText() readonly email?: string;
  /** Replaces the e-mail address on the business shop. */
  @IsOptionalText() readonly customerNumber?: string;
  @IsSecret() readonly password: string;
  @IsOptional() @IsBoolean() readonly stayLogged?: boolean;
}

export class LoginAction {
  @IsForm(() => LoginForm) readonly formData: LoginForm;
  @IsOptional() @IsBoolean() readonly mergeCart?: boolean;
}

export class RegisterForm {
  @IsText() readonly email: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
  @IsText() readonly salutation: string;
  @IsText() readonly firstName: string;
  @IsText() readonly lastName: string;
  @IsOptionalText() readonly company?: string;
  @IsOptionalText() readonly customerNumber?: string;
}

export class RegisterAction {
  @IsForm(() => RegisterForm) readonly formData: RegisterForm;
}

export class PasswordForm {
  @IsSecret() readonly currentPassword: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
}

export class ChangePassword {
  @IsForm(() => PasswordForm) readonly formData: PasswordForm;
}

export class CheckoutForm {
  @IsOptionalText() readonly email?: string;
  @IsOptionalText() readonly customerNumber?: string;
  @IsOptional() @IsSecret() readonly password?: string;
  @IsOptional() @IsSecret() readonly passwordRepeat?: string;
  @IsOptional() @IsBoolean() readonly stayLogged?: boolean;
  @IsOptional() @IsForm(() => AddressBody) readonly billingAddress?: AddressBody;
  @IsOptional() @IsForm(() => AddressBody) readonly shippingAddress?: AddressBody;
}

export const AUTH_TYPES = ['login', 'register', 'guest'] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

export class CheckoutAuth {
  @IsIn(AUTH_TYPES) readonly authType: AuthType;
  @IsForm(() => CheckoutForm) readonly formData: CheckoutForm;
  @IsShopId() readonly cartId: string;
}

export class ConfirmationCleanup {
  @IsShopId() readonly cartId: string;
}
