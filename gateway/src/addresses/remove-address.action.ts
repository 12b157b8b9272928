import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import { ADDRESS_LIST_PATHS } from '@shop/domain/addresses/address-lists';
import { REMOVED_ADDRESS } from '@shop/domain/addresses/removed-addresses';
import { changeAddressBook } from '@shop/domain/customers/change-address-book';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { BILLING_ADDRESSES } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { sessionExpired } from '../shared/present-refusal.ts';
import { RemoveAddressResult, type RemoveAddressResultType } from './address-book.types.ts';
import { AddressListForm, logInAgain } from './address-list-form.ts';
import { valuesThatRestore } from './save-address-form.ts';
import { shownAddressBook } from './shown-address-book.ts';

@ArgsType()
class RemoveAddressArgs {
  @IsShopId() @Field(() => ID) readonly addressId: string;
}

class RemoveAddressForm extends AddressListForm {
  @IsShopId() readonly addressId: string;
}

const IS_CUSTOMER_ADDRESS: MessageKey = 'shop.address.isCustomerAddress';

/** Removes an address or a packstation from the address book. */
@Action()
export class RemoveAddress {
  @Mutation(() => RemoveAddressResult)
  async removeAddress(
    @Context() context: GraphqlContext,
    @Args() { addressId }: RemoveAddressArgs,
  ): Promise<RemoveAddressResultType> {
    const removed = await changeAddressBook(context.shop, context.visitor).remove(addressId);
    if (removed.ok) {
      const { wasInCart } = removed.value;
      return { __typename: 'AddressRemoved', wasInCart, book: await shownAddressBook(context) };
    }
    switch (removed.refusal.because) {
      case 'customer-address':
        return { __typename: 'AddressNotRemoved', messageKey: IS_CUSTOMER_ADDRESS };
      case 'session-expired':
        return sessionExpired;
    }
  }

  /** The page offers to restore the removed address. */
  @FormRoute('remove-address', BILLING_ADDRESSES)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { list, addressId }: RemoveAddressForm,
  ): Promise<FormReply> {
    const path = ADDRESS_LIST_PATHS[list];
    const removed = await changeAddressBook(shop, visitor).remove(addressId, list);
    if (removed.ok) {
      const { wasInCart, address } = removed.value;
      if (address === undefined) return { path };
      const values = { list, wasInCart: String(wasInCart), ...valuesThatRestore(list, address) };
      return { path, echo: { form: REMOVED_ADDRESS, values, fieldErrors: [] } };
    }
    switch (removed.refusal.because) {
      case 'customer-address':
        return { path, toasts: [{ kind: 'error', messageKey: IS_CUSTOMER_ADDRESS }] };
      case 'session-expired':
        return logInAgain(list);
    }
  }
}
