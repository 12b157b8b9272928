import { Field, ObjectType } from '@nestjs/graphql';
import { CartType } from './cart.types.ts';
import { MissingFromCartType } from './missing-from-cart.types.ts';

@ObjectType('RefilledCart')
export class RefilledCartType {
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => [MissingFromCartType]) readonly missing: readonly MissingFromCartType[];
}
