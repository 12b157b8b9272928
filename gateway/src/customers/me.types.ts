import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { LoginState } from '@shop/domain/visit/shopper';
import { LoginStateScalar } from '../sessions/login-state.types.ts';

@ObjectType('Me')
export class MeType {
  @Field(() => LoginStateScalar) readonly loginState: LoginState;
  @Field(() => String) readonly visitorType: string;
  @Field(() => String) readonly visitorLoginState: string;
  @Field(() => String, { nullable: true }) readonly firstName: string | undefined;
  @Field(() => String, { nullable: true }) readonly lastName: string | undefined;
  @Field(() => String, { nullable: true }) readonly email: string | undefined;
  @Field(() => Boolean) readonly isInternal: boolean;
  @Field(() => String) readonly primeStatus: string;
  @Field(() => Int) readonly cartArticleCount: number;
  @Field(() => ID, { nullable: true }) readonly cartId: string | undefined;
  @Field(() => Boolean, { description: 'Whether the cart has a `merge` to tell of.' }) readonly hasMergedCart: boolean;
}
