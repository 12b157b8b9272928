import { registerEnumType } from '@nestjs/graphql';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { LoginState } from '@shop/domain/visit/shopper';

export const LoginStateEnum = {
  LOGGED_OUT: 'logged-out',
  GUEST: 'guest',
  CUSTOMER: 'customer',
} as const satisfies Record<string, LoginState>;
registerEnumType(LoginStateEnum, { name: 'LoginState' });

export const CheckoutLoginOptionEnum = { REGISTER: 'register', GUEST: 'guest' } as const satisfies Record<
  string,
  CheckoutLoginOption
>;
registerEnumType(CheckoutLoginOptionEnum, { name: 'CheckoutLoginOption' });
