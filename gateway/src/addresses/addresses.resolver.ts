import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsIn, ValidateNested } from 'class-validator';
import type { AddressKind } from '@shop/domain/addresses/addresses.port';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import { IsShopId } from '../shared/is-shop-id.ts';
import { presentFormRefusal, sessionExpired } from '../shared/present-refusal.ts';
import { AddressBookType, AddressKindEnum, RemoveAddressResult, SaveAddressResult } from './address-book.types.ts';
import type { RemoveAddressResultType, SaveAddressResultType } from './address-book.types.ts';
import { AddressInput, PackstationInput } from './address-input.types.ts';
import { changeAddressBook } from '@shop/domain/customers/change-address-book';
import type { TypedAddress } from '@shop/domain/customers/change-address-book';
import { presentAddressBook } from './present-address-book.ts';
import { readAddressInput, readPackstationInput } from './read-address-input.ts';

@ArgsType()
class SaveAddressArgs {
  @IsIn(Object.values(AddressKindEnum)) @Field(() => AddressKindEnum) readonly kind: AddressKind;
  @ValidateNested() @Type(() => AddressInput) @Field(() => AddressInput) readonly address: AddressInput;
}

@ArgsType()
class SavePackstationArgs {
  @ValidateNested() @Type(() => PackstationInput) @Field(() => PackstationInput) readonly packstation: PackstationInput;
}

@ArgsType()
class RemoveAddressArgs {
  @IsShopId() @Field(() => ID) readonly addressId: string;
}

const IS_CUSTOMER_ADDRESS: MessageKey = 'shop.address.isCustomerAddress';

@Resolver()
export class AddressesResolver {
  @Query(() => AddressBookType)
  addressBook(@Context() context: GraphqlContext): Promise<AddressBookType> {
    return unlessRevoked(context.shop, context.visitor)(
      () => this.read(context),
      () => this.read(context),
    );
  }

  @Mutation(() => SaveAddressResult, {
    description: 'Adds an address, changes the one with its id, or adds a removed one again.',
  })
  saveAddress(
    @Context() context: GraphqlContext,
    @Args() { kind, address }: SaveAddressArgs,
  ): Promise<SaveAddressResultType> {
    return this.save(context, { kind, form: readAddressInput(address) });
  }

  @Mutation(() => SaveAddressResult)
  savePackstation(
    @Context() context: GraphqlContext,
    @Args() { packstation }: SavePackstationArgs,
  ): Promise<SaveAddressResultType> {
    return this.save(context, { kind: 'packstation', form: readPackstationInput(packstation) });
  }

  @Mutation(() => RemoveAddressResult)
  async removeAddress(
    @Context() context: GraphqlContext,
    @Args() { addressId }: RemoveAddressArgs,
  ): Promise<RemoveAddressResultType> {
    const removed = await changeAddressBook(context.shop, context.visitor).remove(addressId);
    if (removed.ok) return { __typename: 'AddressRemoved', ...removed.value, book: await this.read(context) };
    switch (removed.refusal.because) {
      case 'customer-address':
        return { __typename: 'AddressNotRemoved', messageKey: IS_CUSTOMER_ADDRESS };
      case 'session-expired':
        return sessionExpired;
    }
  }

  private async save(context: GraphqlContext, typed: TypedAddress): Promise<SaveAddressResultType> {
    const saved = await changeAddressBook(context.shop, context.visitor).save(typed);
    if (saved.ok)
      return { __typename: 'AddressSaved', addressId: saved.value.addressId, book: await this.read(context) };
    return saved.refusal.because === 'invalid-form' ? presentFormRefusal(saved.refusal) : sessionExpired;
  }

  private async read({ visitor: { shopper }, shop: { addresses } }: GraphqlContext): Promise<AddressBookType> {
    const [billing, shipping, customerAddress] = await Promise.all([
      addresses.billing(shopper),
      addresses.shipping(shopper),
      addresses.customerAddress(shopper),
    ]);
    return presentAddressBook({ billing, shipping, customerAddress }, shopper.storefront);
  }
}
