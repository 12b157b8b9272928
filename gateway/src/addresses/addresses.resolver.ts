import { Context, Query, Resolver } from '@nestjs/graphql';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { AddressBookType } from './address-book.types.ts';
import { shownAddressBook } from './shown-address-book.ts';

@Resolver()
export class AddressesResolver {
  @Query(() => AddressBookType)
  addressBook(@Context() context: GraphqlContext): Promise<AddressBookType> {
    return unlessRevoked(context.shop, context.visitor)(
      () => shownAddressBook(context),
      () => shownAddressBook(context),
    );
  }
}
