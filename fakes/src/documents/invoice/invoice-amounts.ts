import type { TaxShare } from '@shop/domain/carts/cart-position';
import { type Money, minus, money, percentOf, plus, split, sumOf, taxIn } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { ShipmentRecord } from '../../orders/shipment-record.ts';

/** What one rate of VAT applies to. */
export interface TaxedAmount extends TaxShare {
  readonly net: Money;
}

/** What a shipment costs. The amounts of all shipments of an order add up to those of the order. */
export interface InvoiceAmounts {
  readonly goods: Money;
  readonly savings: Money;
  /** Charged with the first shipment. */
  readonly shipping: Money;
  readonly taxes: readonly TaxedAmount[];
  readonly net: Money;
  readonly total: Money;
}

const ofShipment = (shares: readonly Money[], at: number, { currency }: Money): Money => shares[at] ?? money(0, currency);

const totalOf = ({ confirmation }: OrderRecord, lineNo: number): Money => confirmation.positions[lineNo - 1]?.totalPrice ?? money(0, confirmation.total.currency);

const goodsOf = (order: OrderRecord, { lines }: ShipmentRecord, rate?: number): Money =>
  sumOf(lines.filter(({ vatRate }) => rate === undefined || vatRate === rate).map(({ lineNo }) => totalOf(order, lineNo)), order.confirmation.total.currency);

/** The tax that a shipment would bear alone: the weight of its share in the tax of the order. */
const weightOf = (order: OrderRecord, shipment: ShipmentRecord, rate: number, isNet: boolean): number => {
  const { shippingCost } = order.confirmation;
  const all = goodsOf(order, shipment).minor;
  const goods = goodsOf(order, shipment, rate);
  const delivery = shipment === order.shipments[0] && all > 0 ? Math.round((shippingCost.minor * goods.minor) / all) : 0;
  const base = plus(goods, money(delivery, goods.currency));
  return (isNet ? percentOf(base, rate) : taxIn(base, rate)).minor;
};

/** Net amounts by rate, which follow from the taxes; the first rate takes what rounding leaves. */
const netsOf = (taxes: readonly TaxShare[], net: Money): readonly Money[] => {
  const others = taxes.slice(1).map(({ rate, amount }) => money(Math.round((amount.minor * 100) / rate), amount.currency));
  return [minus(net, sumOf(others, net.currency)), ...others];
};

export const invoiceAmounts = (order: OrderRecord, shipment: ShipmentRecord): InvoiceAmounts => {
  const { isB2b } = STOREFRONTS[order.storefrontId];
  const { shipments, confirmation } = order;
  const { totalSavings, shippingCost, tax } = confirmation;
  const at = shipments.indexOf(shipment);
  const goods = goodsOf(order, shipment);
  const savings = ofShipment(split(totalSavings, shipments.map((one) => goodsOf(order, one).minor)), at, goods);
  const shipping = at === 0 ? shippingCost : money(0, goods.currency);
  const taxes = tax
    .map(({ rate, amount }) => ({ rate, amount: ofShipment(split(amount, shipments.map((one) => weightOf(order, one, rate, isB2b))), at, goods) }))
    .filter(({ amount }) => amount.minor > 0);
  const paid = plus(minus(goods, savings), shipping);
  const allTaxes = sumOf(taxes.map(({ amount }) => amount), goods.currency);
  const net = isB2b ? paid : minus(paid, allTaxes);
  const nets = netsOf(taxes, net);
  return { goods, savings, shipping, taxes: taxes.map((share, index) => ({ ...share, net: ofShipment(nets, index, net) })), net, total: plus(net, allTaxes) };
};
