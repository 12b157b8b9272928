import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CheckoutLoginOption, CheckoutStep } from '@shop/domain/checkout/checkout';
import type { LoginState } from '@shop/domain/visit/shopper';
import type { Money } from '@shop/domain/shared/money';
import { CheckoutLoginOptionEnum, LoginStateScalar } from '../sessions/login-state.types.ts';
import { MoneyType } from '../shared/money.types.ts';

export const CheckoutStepEnum = {
  basket: 'basket',
  login: 'login',
  shipping: 'shipping',
  payment: 'payment',
  summary: 'summary',
} as const satisfies { [Step in CheckoutStep]: Step };
registerEnumType(CheckoutStepEnum, { name: 'CheckoutStep' });

@ObjectType('CheckoutFacts', { description: 'What the guards judge.' })
export class CheckoutFactsType {
  @Field(() => LoginStateScalar) readonly loginState: LoginState;
  @Field(() => CheckoutLoginOptionEnum, { nullable: true }) readonly loginOption?: CheckoutLoginOption | undefined;
  @Field(() => Boolean) readonly isB2b: boolean;
  @Field(() => Boolean) readonly isExpressAmazon: boolean;
  @Field(() => Int) readonly positionCount: number;
  @Field(() => MoneyType) readonly basketValue: Money;
  @Field(() => Boolean) readonly submitted: boolean;
  @Field(() => Boolean) readonly hasAddresses: boolean;
  @Field(() => Boolean) readonly shipperUsable: boolean;
  @Field(() => Boolean) readonly paymentChosen: boolean;
  @Field(() => ID, { nullable: true }) readonly storedOrderId?: string | undefined;
  @Field(() => ID, { nullable: true, description: 'The order whose confirmation was shown last.' })
  readonly shownOrderId?: string | undefined;
  @Field(() => [String], { description: 'Names of the articles in the cart that are sold out.' })
  readonly soldOut: readonly string[];
  @Field(() => Boolean, { description: 'The session, or the cart in it, turned out to be over with this request.' })
  readonly hasSessionEnded: boolean;
  @Field(() => Boolean, { description: 'The visitor has started the Prime checkout.' })
  readonly isPrimeCheckout: boolean;
}
