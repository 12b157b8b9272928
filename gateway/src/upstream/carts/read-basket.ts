import type { AppliedVoucher, Cart, ContactEmail, VoucherStatus } from '@shop/domain/carts/cart';
import type { TaxShare } from '@shop/domain/carts/cart-position';
import { SHIPPER_NOTICES } from '@shop/domain/shippers/shipper';
import type { ShipperOption } from '@shop/domain/shippers/shipper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type {
  BzBasketFieldsFragment,
  CartDetailsFieldsFragment,
  ShipperFieldsFragment,
  TaxShareFieldsFragment,
  VoucherStatus as AnsweredStatus,
} from '../generated/operation-types.ts';
import { readDays } from '../shared/read-dates.ts';
import { readMoney } from '../shared/read-money.ts';
import { enumReader, wordReader } from '../shared/read-word.ts';

const VOUCHER_STATUS_OF: Readonly<Record<AnsweredStatus, VoucherStatus>> = {
  APPLIED: 'applied',
  NOT_APPLICABLE: 'not-applicable',
};

const readVoucherStatus = enumReader('VoucherStatus', VOUCHER_STATUS_OF, UNKNOWN);
const readNotice = wordReader('Shipper.info', SHIPPER_NOTICES, undefined);

const readShipper = ({
  code,
  name,
  enabled,
  selected,
  costs,
  surcharge,
  info,
  productLineItemList,
  arrival,
}: ShipperFieldsFragment): ShipperOption => ({
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

const readContact = ({
  selected,
  preselected,
}: {
  readonly selected: string | null;
  readonly preselected: string | null;
}): ContactEmail => omitNil({ selected, preselected });

type Basket = Pick<
  Cart,
  | 'shippers'
  | 'speditionFields'
  | 'billingEmail'
  | 'shippingEmail'
  | 'orderReference'
  | 'costCentre'
  | 'orderComment'
  | 'newsletterChosen'
>;

/** The part of a cart about delivery and documents. */
export const readBasket = ({
  shippers,
  speditionsFields,
  contactEmails,
  orderReference,
  costCentre,
  orderComment,
  newsletterSubscribe,
}: BzBasketFieldsFragment): Basket => ({
  shippers: shippers.map(readShipper),
  speditionFields: speditionsFields.map(({ fieldName, fieldValue, required }) => ({
    name: fieldName,
    value: fieldValue,
    required,
  })),
  billingEmail: readContact(contactEmails.billing),
  shippingEmail: readContact(contactEmails.shipping),
  ...omitNil({ orderReference, costCentre, orderComment }),
  newsletterChosen: newsletterSubscribe,
});

export const readTax = (shares: readonly TaxShareFieldsFragment[]): readonly TaxShare[] =>
  shares.map(({ rate, amount }) => ({ rate, amount: readMoney(amount) }));

export const readVouchers = (vouchers: CartDetailsFieldsFragment['voucherCodeStatus']): readonly AppliedVoucher[] =>
  vouchers.map(({ code, name, status, saving }) => ({
    code,
    name,
    status: readVoucherStatus(status),
    saving: readMoney(saving),
  }));
