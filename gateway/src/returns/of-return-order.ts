import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsShopId } from '../shared/is-shop-id.ts';

/** An order by its hash. */
@ArgsType()
export class OfReturnOrder {
  @IsShopId() @Field(() => ID) readonly order: string;
}
