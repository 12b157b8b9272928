import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Missing } from '@shop/domain/carts/refill-cart';

@ObjectType('MissingFromCart', { description: 'What an earlier cart held and the new one does not. what: line, with the pieces of both carts, or voucher.' })
export class MissingFromCartType {
  @Field(() => String) readonly what: Missing['what'];
  @Field(() => String, { description: 'Name of the article, or code of the voucher.' }) readonly name: string;
  @Field(() => Int, { nullable: true }) readonly was: number | null;
  @Field(() => Int, { nullable: true }) readonly is: number | null;
}

export const presentMissing = (missing: Missing): MissingFromCartType => {
  if (missing.what === 'voucher') return { what: missing.what, name: missing.code, was: null, is: null };
  const { what, name, was, is } = missing;
  return { what, name, was, is };
};
