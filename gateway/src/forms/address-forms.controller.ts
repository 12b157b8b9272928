import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { Address } from '@shop/domain/addresses/address';
import { ADDRESS_LIST_PATHS, addressesIn } from '@shop/domain/addresses/address-lists';
import { addressFormName } from '@shop/domain/addresses/open-form';
import { REMOVED_ADDRESS } from '@shop/domain/addresses/removed-addresses';
import { BILLING_ADDRESSES, LOGIN } from '@shop/domain/shared/paths';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { changeAddressBook } from '@shop/domain/customers/change-address-book';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { fieldOnPage, typedAddressIn, typedValues, valuesThatRestore } from './address-form-values.ts';
import { RemoveAddressForm, SaveAddressForm } from './address-form-bodies.ts';
import { formReturnUrl } from '../request/return-url.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;
const IS_CUSTOMER_ADDRESS: MessageKey = 'shop.address.isCustomerAddress';
const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

interface SentBack {
  readonly url: string;
}

/** Changes of the address book before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class AddressFormsController {
  /** A form with an id changes that address, one without adds a new or a removed one. */
  @Post('save-address')
  @Redirect(BILLING_ADDRESSES, SEE_OTHER)
  async save(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() typed: SaveAddressForm,
  ): Promise<SentBack> {
    const list = ADDRESS_LIST_PATHS[typed.list];
    const address = typedAddressIn(typed);
    const saved = await changeAddressBook(shop, visitor).save(address);
    if (saved.ok) {
      addToasts(visitor, [{ kind: 'success', messageKey: 'shop.address.saved' }]);
      return { url: list };
    }
    if (saved.refusal.because === 'session-expired') return this.signIn(visitor, list);
    const { fieldErrors, general } = saved.refusal;
    saveFormEcho(visitor, {
      form: addressFormName(typed.list, address.form.addressId),
      values: typedValues(typed),
      fieldErrors: fieldErrors.map(({ field, message }) => ({ field: fieldOnPage(field), message })),
      ...(general === undefined ? {} : { general }),
    });
    return { url: formReturnUrl(typed.from, undefined, visitor.baseUrl, list) };
  }

  /** The page offers to restore the removed address. */
  @Post('remove-address')
  @Redirect(BILLING_ADDRESSES, SEE_OTHER)
  async remove(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { list, addressId }: RemoveAddressForm,
  ): Promise<SentBack> {
    const url = ADDRESS_LIST_PATHS[list];
    const address = await this.find(visitor, shop, { list, addressId });
    const removed = await changeAddressBook(shop, visitor).remove(addressId);
    if (removed.ok) {
      if (address !== undefined)
        saveFormEcho(visitor, {
          form: REMOVED_ADDRESS,
          values: { list, wasInCart: String(removed.value.wasInCart), ...valuesThatRestore(list, address) },
          fieldErrors: [],
        });
      return { url };
    }
    if (removed.refusal.because === 'session-expired') return this.signIn(visitor, url);
    addToasts(visitor, [{ kind: 'error', messageKey: IS_CUSTOMER_ADDRESS }]);
    return { url };
  }

  private async find(
    { shopper }: VisitorSession,
    { addresses }: Shop,
    { list, addressId }: Pick<RemoveAddressForm, 'list' | 'addressId'>,
  ): Promise<Address | undefined> {
    if (shopper.loginState !== 'customer') return undefined;
    const book =
      list === 'billing'
        ? { billing: await addresses.billing(shopper), shipping: [] }
        : { billing: [], shipping: await addresses.shipping(shopper) };
    return addressesIn(list, book).find((address) => address.addressId === addressId);
  }

  private signIn(visitor: VisitorSession, origin: string): SentBack {
    addToasts(visitor, [{ kind: 'warning', messageKey: SESSION_EXPIRED }]);
    return { url: `${LOGIN}?${new URLSearchParams({ origin })}` };
  }
}
