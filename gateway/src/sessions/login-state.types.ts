import { registerEnumType } from '@nestjs/graphql';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import { LOGIN_STATES } from '@shop/domain/visit/shopper';
import { wordScalar } from '../graphql/word-scalar.ts';

export const LoginStateScalar = wordScalar('LoginState', LOGIN_STATES, 'How somebody shops.');

export const CheckoutLoginOptionEnum = { register: 'register', guest: 'guest' } as const satisfies {
  [Option in CheckoutLoginOption]: Option;
};
registerEnumType(CheckoutLoginOptionEnum, { name: 'CheckoutLoginOption' });
