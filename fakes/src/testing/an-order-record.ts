import type { CartPosition } from '@shop/domain/carts/cart-position';
import type { OrderConfirmation } from '@shop/domain/orders/order';
import { money } from '@shop/domain/shared/money';
import type { LineAmounts } from '@shop/domain/orders/order-figures';
import { anAddress } from '@shop/domain/testing/an-address';
import type { OrderRecord } from '../orders/order-record.ts';
import type { ShipmentRecord } from '../orders/shipment-record.ts';

/** A line of an order: two exercise books. */
export const anOrderedPosition = (said: Partial<CartPosition> = {}): CartPosition => ({
  id: 'position-1',
  operationsId: 'operations-position-1',
  itemId: 'item-1',
  productId: 'product-1',
  name: 'Heft',
  brand: 'Rabenfeder',
  crumbs: [],
  path: '/prod/product-1/',
  variants: [],
  articleNumber: '4711',
  minimumOrderQuantity: 1,
  isCatalog: false,
  primeFaehig: false,
  quantity: 2,
  maxQuantity: 99,
  pricePerUnit: money(1000),
  totalPrice: money(2000),
  isFreeItem: false,
  isLightningDeal: false,
  quantityLightning: 0,
  quantityNormal: 2,
  removable: true,
  accessoryIds: [],
  deliveryText: '',
  ...said,
});

export const aConfirmation = (said: Partial<OrderConfirmation> = {}): OrderConfirmation => ({
  orderId: '400000001',
  orderedAt: '2026-11-23T09:00:00.000Z',
  email: 'anne@schule.example',
  isGuest: true,
  positions: [anOrderedPosition()],
  subtotal: money(2000),
  totalSavings: money(0),
  shippingCost: money(495),
  tax: [{ rate: 19, amount: money(398) }],
  total: money(2495),
  billingAddress: anAddress(),
  shippingAddress: anAddress(),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  shipperName: 'DHL',
  ...said,
});

/** A parcel that was just ordered, with the first line. */
export const aShipment = (said: Partial<ShipmentRecord> = {}): ShipmentRecord => ({
  carrier: 'dhl',
  carrierName: 'DHL',
  lines: [{ lineNo: 1, takenFromStock: 2 }],
  arrives: { from: '2026-11-25', to: '2026-11-26' },
  packedAt: Date.parse('2026-11-23T11:00:00Z'),
  dispatchedAt: Date.parse('2026-11-23T16:00:00Z'),
  deliveredAt: Date.parse('2026-11-25T10:00:00Z'),
  trackingCode: '00340434400000001012',
  ...said,
});

/** What a line costs that saved nothing. */
const fullPrice = ({ totalPrice }: CartPosition): LineAmounts => ({
  price: totalPrice,
  saving: money(0, totalPrice.currency),
  vatRate: 19,
});

/** An order; a test names only the fields that matter. */
export const anOrderRecord = ({
  confirmation: about = {},
  ...said
}: Partial<Omit<OrderRecord, 'confirmation'>> & {
  readonly confirmation?: Partial<OrderConfirmation>;
} = {}): OrderRecord => {
  const confirmation = aConfirmation(about);
  return {
    userId: 'user-1',
    cartId: 'cart-1',
    newCartId: 'cart-2',
    status: 'placed',
    lines: confirmation.positions.map(fullPrice),
    alternativeEmails: {},
    spedition: {},
    shipperCode: 'dhl',
    shipments: [],
    hash: '0123456789abcdef0123456789abcdef',
    storefrontId: 'de',
    ...said,
    confirmation,
  };
};
