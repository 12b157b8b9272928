import type { AppliedVoucher, Cart, ContactEmail } from '@shop/domain/carts/cart';
import type { TaxShare } from '@shop/domain/carts/cart-position';
import { SHIPPER_NOTICES } from '@shop/domain/shippers/shipper';
import type { ShipperOption } from '@shop/domain/shippers/shipper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { BzBasketFieldsFragment, CartDetailsFieldsFragment, ShipperFieldsFragment, TaxShareFieldsFragment } from '../generated/operation-types.ts';
import { readDays } from '../shared/read-dates.ts';
import { readMoney } from '../shared/read-money.ts';
import { knownOr } from '../shared/read-text.ts';

const VOUCHER_STATES = ['applied', 'not-applicable'] as const;

const readNotice = knownOr(SHIPPER_NOTICES, undefined);
const readVoucherState = knownOr(VOUCHER_STATES, 'not-applicable');

const readShipper = ({ code, name, enabled, selected, costs, surcharge, info, productLineItemList, arrival }: ShipperFieldsFragment): ShipperOption => ({
  code,
  name,
  enabled,
  selected,
  costs: readMoney(costs),
  ...(surcharge === null ? {} : { surcharge: readMoney(surcharge) }),
  ...omitNil({ notice: readNotice(info) }),
  items: productLineItemList,
  ...omitNil({ arrives: readDays(arrival) }),
});

const readContact = ({ selected, preselected }: { readonly selected: string | null; readonly preselected: string | null }): ContactEmail => omitNil({ selected, preselected });

type Basket = Pick<Cart, 'shippers' | 'speditionFields' | 'billingEmail' | 'shippingEmail' | 'orderReference' | 'costCentre' | 'orderComment' | 'newsletterChosen'>;

/** The part of a cart about delivery and documents. */
export const readBasket = ({ shippers, speditionsFields, contactEmails, orderReference, costCentre, orderComment, newsletterSubscribe }: BzBasketFieldsFragment): Basket => ({
  shippers: shippers.map(readShipper),
  speditionFields: speditionsFields.map(({ fieldName, fieldValue, required }) => ({ name: fieldName, value: fieldValue, required })),
  billingEmail: readContact(contactEmails.billing),
  shippingEmail: readContact(contactEmails.shipping),
  ...omitNil({ orderReference, costCentre, orderComment }),
  newsletterChosen: newsletterSubscribe,
});

export const readTax = (shares: readonly TaxShareFieldsFragment[]): readonly TaxShare[] => shares.map(({ rate, amount }) => ({ rate, amount: readMoney(amount) }));

export const readVouchers = (vouchers: CartDetailsFieldsFragment['voucherCodeStatus']): readonly AppliedVoucher[] =>
  vouchers.map(({ code, name, status, saving }) => ({ code, name, status: readVoucherState(status), saving: readMoney(saving) }));
