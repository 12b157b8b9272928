import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SaveAddressResult, type SaveAddressResultType } from './address-book.types.ts';
import { PackstationInput } from './address-input.types.ts';
import { readPackstationInput } from './read-address-input.ts';
import { saveInAddressBook } from './save-in-address-book.ts';

@ArgsType()
class SavePackstationArgs {
  @ValidateNested() @Type(() => PackstationInput) @Field(() => PackstationInput) readonly packstation: PackstationInput;
}

/** Adds a packstation to the address book, or changes the one with its id. Without scripts, the form of `SaveAddress` does. */
@Action()
export class SavePackstation {
  @Mutation(() => SaveAddressResult)
  savePackstation(
    @Context() context: GraphqlContext,
    @Args() { packstation }: SavePackstationArgs,
  ): Promise<SaveAddressResultType> {
    return saveInAddressBook(context, { kind: 'packstation', form: readPackstationInput(packstation) });
  }
}
