import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, Mutation } from '@nestjs/graphql';
import { ADDRESS_LIST_PATHS } from '@shop/domain/addresses/address-lists';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import { addressFormName } from '@shop/domain/addresses/open-form';
import { changeAddressBook } from '@shop/domain/customers/change-address-book';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { BILLING_ADDRESSES } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { formReturnUrl } from '../request/return-url.ts';
import type { RequestContext } from '../request/request-context.ts';
import { AddressKindEnum, SaveAddressResult, type SaveAddressResultType } from './address-book.types.ts';
import { AddressInput } from './address-input.types.ts';
import { logInAgain } from './address-list-form.ts';
import { readAddressInput } from './read-address-input.ts';
import { fieldOnPage, SaveAddressForm, typedAddressIn, typedValues } from './save-address-form.ts';
import { saveInAddressBook } from './save-in-address-book.ts';

@ArgsType()
class SaveAddressArgs {
  @IsIn(Object.values(AddressKindEnum)) @Field(() => AddressKindEnum) readonly kind: AddressKind;
  @ValidateNested() @Type(() => AddressInput) @Field(() => AddressInput) readonly address: AddressInput;
}

/** Adds an address to the address book, changes the one with its id, or adds a removed one again. */
@Action()
export class SaveAddress {
  @Mutation(() => SaveAddressResult, {
    description: 'Adds an address, changes the one with its id, or adds a removed one again.',
  })
  saveAddress(
    @Context() context: GraphqlContext,
    @Args() { kind, address }: SaveAddressArgs,
  ): Promise<SaveAddressResultType> {
    return saveInAddressBook(context, { kind, form: readAddressInput(address) });
  }

  /** Packstations too: the list says which form it is. */
  @FormRoute('save-address', BILLING_ADDRESSES)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() typed: SaveAddressForm,
  ): Promise<FormReply> {
    const { list, from } = typed;
    const path = ADDRESS_LIST_PATHS[list];
    const address = typedAddressIn(typed);
    const saved = await changeAddressBook(context.shop(), visitor).save(address);
    if (saved.ok) return { path, toasts: [{ kind: 'success', messageKey: 'shop.address.saved' }] };
    if (saved.refusal.because === 'session-expired') return logInAgain(list);
    const { fieldErrors, general } = saved.refusal;
    return {
      path: formReturnUrl(from, undefined, context.baseUrl, path),
      echo: {
        form: addressFormName(list, address.form.addressId),
        values: typedValues(typed),
        fieldErrors: fieldErrors.map(({ field, message }) => ({ field: fieldOnPage(field), message })),
        ...omitNil({ general }),
      },
    };
  }
}
