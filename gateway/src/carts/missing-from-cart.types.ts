import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { MissingFromCart } from '@shop/domain/carts/missing-from-cart';

@ObjectType('MissingFromCart', {
  description:
    'What an earlier cart held and the new one does not. what: line, with the pieces of both carts, or voucher.',
})
export class MissingFromCartType {
  @Field(() => String) readonly what: MissingFromCart['what'];
  @Field(() => String, { description: 'Name of the article, or code of the voucher.' }) readonly name: string;
  @Field(() => Int, { nullable: true }) readonly was: number | null;
  @Field(() => Int, { nullable: true }) readonly is: number | null;
}
