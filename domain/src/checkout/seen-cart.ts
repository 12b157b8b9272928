import type { Address } from '../addresses/address.ts';
import { addressLines } from '../addresses/address-lines.ts';
import type { AppliedVoucher, Cart } from '../carts/cart.ts';
import type { CartPosition, PositionId } from '../carts/cart-position.ts';
import { allLinesOf } from '../carts/cart-rules.ts';
import type { PaymentId } from '../payments/payment.ts';
import { CURRENCIES, type Money } from '../shared/money.ts';
import { omitNil } from '../shared/omit-nil.ts';
import {
  optional,
  type ReadStored,
  storedList,
  storedNumber,
  storedRecord,
  storedText,
  storedWord,
} from '../shared/stored-content.ts';
import type { ShipperCode } from '../shippers/shipper.ts';

/** One line as the shopper saw it above the order button. */
export interface SeenLine {
  readonly positionId: PositionId;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

/** What a voucher saved above the order button; nothing while it does not apply. */
export type SeenVoucher = Pick<AppliedVoucher, 'code' | 'saving'>;

/** What the shopper saw above the order button, and therefore orders (§ 312j BGB). */
export interface SeenCart {
  readonly total: Money;
  readonly shippingCost?: Money;
  readonly positionCount: number;
  readonly articleCount: number;
  readonly lines: readonly SeenLine[];
  readonly vouchers: readonly SeenVoucher[];
  readonly promotionsSaving: Money;
  /** Addresses as they were written, each absent until it is chosen. */
  readonly billingAddress?: string;
  readonly deliveryAddress?: string;
  readonly shipper?: ShipperCode;
  readonly payment?: PaymentId;
}

const seenLineOf = ({ id, name, quantity, totalPrice }: CartPosition): SeenLine => ({
  positionId: id,
  name,
  quantity,
  total: totalPrice,
});

const written = (address: Address): string => [...addressLines(address), address.country].join('\n');

const chosenIn = ({ billingAddress, shippingAddress = billingAddress, shippers, selectedPayment }: Cart) =>
  omitNil({
    billingAddress: billingAddress && written(billingAddress),
    deliveryAddress: shippingAddress && written(shippingAddress),
    shipper: shippers.find(({ selected }) => selected)?.code,
    payment: selectedPayment,
  });

export const seenCartOf = (cart: Cart): SeenCart => ({
  total: cart.total,
  ...(cart.shippingCost === undefined ? {} : { shippingCost: cart.shippingCost }),
  positionCount: cart.positionCount,
  articleCount: cart.articleCount,
  lines: allLinesOf(cart).map(seenLineOf),
  vouchers: cart.vouchers.map(({ code, saving }) => ({ code, saving })),
  promotionsSaving: cart.promotionsSaving,
  ...chosenIn(cart),
});

const readMoney = storedRecord<Money>({ minor: storedNumber, currency: storedWord(...CURRENCIES) });

/** What was written down of a cart when it was shown. */
export const readSeenCart: ReadStored<SeenCart> = storedRecord<SeenCart>({
  total: readMoney,
  shippingCost: optional(readMoney),
  positionCount: storedNumber,
  articleCount: storedNumber,
  lines: storedList(
    storedRecord<SeenLine>({ positionId: storedText, name: storedText, quantity: storedNumber, total: readMoney }),
  ),
  vouchers: storedList(storedRecord<SeenVoucher>({ code: storedText, saving: readMoney })),
  promotionsSaving: readMoney,
  billingAddress: optional(storedText),
  deliveryAddress: optional(storedText),
  shipper: optional(storedText),
  payment: optional(storedText),
});
