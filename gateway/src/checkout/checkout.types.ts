import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CheckoutStep } from '@shop/domain/checkout/checkout';
import type { DeliveryType } from '@shop/domain/addresses/delivery-type';
import { AddressType } from '../addresses/address.types.ts';
import { CartType } from '../carts/cart.types.ts';
import { PaymentMethodType } from '../payments/payment-method.types.ts';
import { ShipperType, SpeditionFieldType } from '../shippers/shipper.types.ts';
import { CheckoutFactsType, CheckoutStepEnum } from './checkout-facts.types.ts';

export const DeliveryTypeEnum = {
  sameAsBilling: 'sameAsBilling',
  shippingAddress: 'shippingAddress',
  packstation: 'packstation',
} as const satisfies { [Type in DeliveryType]: Type };
registerEnumType(DeliveryTypeEnum, { name: 'DeliveryType' });

@ObjectType('ContactEmail')
export class ContactEmailType {
  @Field(() => String, { nullable: true }) readonly selected?: string | undefined;
  @Field(() => String, { nullable: true }) readonly preselected?: string | undefined;
}

@ObjectType('Checkout')
export class CheckoutType {
  readonly __typename: 'Checkout';
  @Field(() => CheckoutFactsType) readonly facts: CheckoutFactsType;
  @Field(() => CheckoutStepEnum) readonly step: CheckoutStep;
  @Field(() => [CheckoutStepEnum]) readonly steps: readonly CheckoutStep[];
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => String, { nullable: true }) readonly email: string | undefined;
  @Field(() => String, { nullable: true }) readonly phone: string | undefined;
  @Field(() => DeliveryTypeEnum) readonly deliveryType: DeliveryType;
  @Field(() => AddressType, { nullable: true }) readonly billingAddress: AddressType | undefined;
  @Field(() => AddressType, { nullable: true }) readonly shippingAddress: AddressType | undefined;
  @Field(() => [AddressType], { description: 'The address book of a signed-in customer or guest; empty before.' })
  readonly billingAddresses: readonly AddressType[];
  @Field(() => [AddressType]) readonly shippingAddresses: readonly AddressType[];
  @Field(() => ID, { nullable: true }) readonly defaultBillingAddressId: string | undefined;
  @Field(() => [ShipperType]) readonly shippers: readonly ShipperType[];
  @Field(() => [SpeditionFieldType]) readonly speditionFields: readonly SpeditionFieldType[];
  @Field(() => ContactEmailType) readonly billingEmail: ContactEmailType;
  @Field(() => ContactEmailType) readonly shippingEmail: ContactEmailType;
  @Field(() => String, { nullable: true }) readonly orderReference: string | undefined;
  @Field(() => String, { nullable: true }) readonly costCentre: string | undefined;
  @Field(() => String, { nullable: true }) readonly orderComment: string | undefined;
  @Field(() => Boolean) readonly newsletterChosen: boolean;
  @Field(() => [PaymentMethodType]) readonly paymentMethods: readonly PaymentMethodType[];
  @Field(() => ID, { nullable: true }) readonly selectedPaymentId: string | undefined;
  @Field(() => [String]) readonly deliveryCountries: readonly string[];
  @Field(() => String, {
    description: 'What a press of the button orders, signed; sent back with placeOrder as it came.',
  })
  readonly seen: string;
}
