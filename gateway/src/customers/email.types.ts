import { ArgsType, Field } from '@nestjs/graphql';
import { IsText } from '../shared/is-text.ts';

@ArgsType()
export class EmailArgs {
  @IsText() @Field(() => String) readonly email: string;
}
