import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsText } from '../shared/is-text.ts';

/** Names an order, whether or not there is such a one. */
@ArgsType()
export class OrderArgs {
  @IsText() @Field(() => ID) readonly orderId: string;
}
