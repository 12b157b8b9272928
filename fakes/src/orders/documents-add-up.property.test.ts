import type { Figures } from '@shop/domain/orders/order-figures';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCart } from '../carts/cart-totals.ts';
import { combineCodes } from '../carts/vouchers.ts';
import { invoiceAmounts } from './invoice/invoice-amounts.ts';
import { assortment } from '../goods/assortment.ts';
import type { GoodsItem, GoodsProduct } from '../goods/goods.ts';
import { MAGIC_VOUCHERS } from '../carts/voucher-table.ts';
import { type PiecesOf, refundFigures } from '../returns/refund-figures.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { anOrderOf } from '../testing/an-order-of.ts';
import { aView } from '../testing/a-view.ts';
import { put } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';

const ORDERS = 300;
const MOST_RETURNS = 3;

const view = aView((tx) =>
  put(tx, 'addressBooks', 'user-1', {
    billing: [anAddress({ addressId: 'home' })],
    shipping: [
      anAddress({ addressId: 'vienna', country: 'AT' }),
      anAddress({ addressId: 'zurich', country: 'CH' }),
      anAddress({ addressId: 'bozen', country: 'IT' }),
    ],
  }),
);

const anyOf = (fits: (item: GoodsItem, product: GoodsProduct) => boolean): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...assortment().products.flatMap((product) =>
      product.items
        .filter((item) => item.minimumOrderQuantity === 1 && fits(item, product))
        .map(({ itemId }) => itemId),
    ),
  );

/** At both rates, with a promotion of each kind, in parcels, by forwarding agent, on order, and free. */
const anyItem = fc.oneof(
  anyOf(({ vatClass, stock }) => vatClass === 'standard' && stock > 50),
  anyOf(({ vatClass, stock }) => vatClass === 'reduced' && stock > 50),
  anyOf(({ stock }, { categoryId }) => stock > 50 && categoryId.startsWith('1011')),
  anyOf(({ stock }, { brandId }) => stock > 50 && brandId === 'pausenhof'),
  anyOf(({ bulky, stock }) => bulky && stock > 0),
  anyOf(({ onOrder, stock }) => onOrder && stock === 0),
  anyOf((_, { isCatalog }) => isCatalog),
);

const anyCart = fc
  .record({
    storefrontId: fc.constantFrom<StorefrontId>('de', 'at', 'ch', 'b2b-de'),
    lines: fc.uniqueArray(fc.record({ itemId: anyItem, quantity: fc.integer({ min: 1, max: 30 }) }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ itemId }) => itemId,
    }),
    codes: fc.uniqueArray(
      fc.constantFrom(MAGIC_VOUCHERS.fixed, MAGIC_VOUCHERS.percent, MAGIC_VOUCHERS.fromMinimum, MAGIC_VOUCHERS.alone),
      { maxLength: 3 },
    ),
    shippingAddressId: fc.constantFrom('', 'vienna', 'zurich', 'bozen'),
  })
  .map(({ storefrontId, lines, codes, shippingAddressId }) => ({
    storefrontId,
    record: aCartRecord({
      lines: lines.map((line, at) => ({ id: `line-${at}`, ...line })),
      voucherCodes: combineCodes([], codes),
      billingAddressId: 'home',
      ...(shippingAddressId === '' ? {} : { shippingAddressId }),
      spedition: { phone: '030 4711' },
      paymentId: 'VORKASSE',
    }),
  }));

const anyOrder = anyCart
  .map(({ storefrontId, record }) => anOrderOf(view, storefrontId, record))
  .filter((order) => order !== undefined);

it(`${ORDERS} generated orders have the figures of their carts`, () => {
  const property = fc.property(anyCart, ({ storefrontId, record }) => {
    const { subtotal, totalSavings, shippingCost, tax, total } = calculateCart(
      view,
      STOREFRONTS[storefrontId],
      record,
      { shippingCost: true },
    );
    const order = anOrderOf(view, storefrontId, record);
    expect(order?.confirmation).toMatchObject({ subtotal, totalSavings, shippingCost, tax, total });
  });
  fc.assert(property, { seed: 2026, numRuns: ORDERS });
});

const invoicesOf = (order: OrderRecord): readonly Figures[] =>
  order.shipments.map((shipment) => invoiceAmounts(order, shipment));

const sumOf = (amounts: readonly { readonly minor: number }[]): number =>
  amounts.reduce((sum, { minor }) => sum + minor, 0);

const taxOf = (documents: readonly Figures[], rate: number): number =>
  sumOf(documents.flatMap(({ taxes }) => taxes.filter((tax) => tax.rate === rate).map(({ amount }) => amount)));

/** By how many cents a stated tax misses that of the net amount beside it, at most. */
const missedBy = (documents: readonly Figures[]): number =>
  Math.max(
    0,
    ...documents.flatMap(({ taxes }) =>
      taxes.map(({ rate, amount, net }) => Math.abs(Math.round((net.minor * rate) / 100) - amount.minor)),
    ),
  );

const always = (holds: (order: OrderRecord) => void): void => {
  const property = fc.property(anyOrder, (order) => {
    holds(order);
  });
  fc.assert(property, { seed: 2026, numRuns: ORDERS });
};

describe(`the invoices of ${ORDERS} generated orders`, () => {
  it('state the tax of their net amounts: by each rate within a cent', () => {
    always((order) => {
      expect(missedBy(invoicesOf(order))).toBeLessThanOrEqual(1);
    });
  });

  it('add up to the confirmed order: goods, savings, delivery, the tax of each rate, and the total', () => {
    always((order) => {
      const { subtotal, totalSavings, shippingCost, tax, total } = order.confirmation;
      const invoices = invoicesOf(order);
      expect([
        sumOf(invoices.map(({ goods }) => goods)),
        sumOf(invoices.map(({ savings }) => savings)),
        sumOf(invoices.map(({ shipping }) => shipping)),
        sumOf(invoices.map((invoice) => invoice.total)),
      ]).toEqual([subtotal.minor, totalSavings.minor, shippingCost.minor, total.minor]);
      expect(tax.map(({ rate }) => taxOf(invoices, rate))).toEqual(tax.map(({ amount }) => amount.minor));
    });
  });

  it('charge delivery with a shipment of the carrier that it was charged for', () => {
    always((order) => {
      const charging = order.shipments
        .filter((shipment) => invoiceAmounts(order, shipment).shipping.minor > 0)
        .map(({ carrier }) => carrier);
      expect(charging).toEqual(order.confirmation.shippingCost.minor > 0 ? [order.shipperCode] : []);
    });
  });

  it('charge for the articles in the shipment, and for no other', () => {
    always((order) => {
      const priceOf = (lineNo: number): number =>
        order.confirmation.positions[lineNo - 1]?.totalPrice.minor ?? Number.NaN;
      expect(invoicesOf(order).map(({ goods }) => goods.minor)).toEqual(
        order.shipments.map(({ lines }) => lines.reduce((sum, { lineNo }) => sum + priceOf(lineNo), 0)),
      );
    });
  });
});

/** A way in which all pieces of an order come back. */
const anyReturns = fc
  .infiniteStream(fc.nat(MOST_RETURNS - 1))
  .map((returnOfPiece) => ({ confirmation: { positions } }: OrderRecord): readonly PiecesOf[] => {
    const pieces = positions.map(({ quantity }) =>
      Array.from({ length: quantity }, (): number => returnOfPiece.next().value),
    );
    return Array.from(
      { length: MOST_RETURNS },
      (_, at): PiecesOf =>
        (lineNo) =>
          (pieces[lineNo - 1] ?? []).filter((of) => of === at).length,
    );
  });

const refundsOf = (property: (order: OrderRecord, refunds: readonly Figures[]) => void): void => {
  const refunded = fc.property(anyOrder, anyReturns, (order, returns) => {
    property(order, refundFigures(order, returns(order)));
  });
  fc.assert(refunded, { seed: 2026, numRuns: ORDERS });
};

describe(`the refunds of ${ORDERS} generated orders that come back in parts`, () => {
  it('add up to what was paid, with the tax of each rate', () => {
    refundsOf(({ confirmation: { tax, total } }, refunds) => {
      expect(sumOf(refunds.map((refund) => refund.total))).toBe(total.minor);
      expect(tax.map(({ rate }) => taxOf(refunds, rate))).toEqual(tax.map(({ amount }) => amount.minor));
    });
  });

  it('state the tax of their net amounts: by each rate within a cent', () => {
    refundsOf((_, refunds) => {
      expect(missedBy(refunds)).toBeLessThanOrEqual(1);
    });
  });

  it('of a single line are its own price less its own saving', () => {
    always((order) => {
      const { positions } = order.confirmation;
      const alone = positions.map(
        ({ quantity }, at) => refundFigures(order, [(lineNo) => (lineNo === at + 1 ? quantity : 0)])[0]?.goods.minor,
      );
      expect(alone).toEqual(order.lines.map(({ price, saving }) => price.minor - saving.minor));
      expect(sumOf(order.lines.map(({ saving }) => saving))).toBe(order.confirmation.totalSavings.minor);
    });
  });
});
