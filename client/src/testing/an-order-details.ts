import type {
  OrderDetailsPartFragment,
  OrderItemPartFragment,
  OrderOverviewPartFragment,
  OrderStatusPartFragment,
  ShipmentPartFragment,
} from '../platform/generated/graphql.ts';
import { euros } from './a-cart.ts';
import { anAddress } from './an-address.ts';

/** Two pencils of an order. */
export const anOrderItem = (overrides: Partial<OrderItemPartFragment> = {}): OrderItemPartFragment => ({
  itemId: '100-01',
  productId: '100',
  lineNo: 1,
  name: 'Bleistift',
  path: '/prod/100/',
  picture: null,
  variants: [],
  articleNumber: '100-01',
  quantity: 2,
  pricePerUnit: euros(100),
  totalPrice: euros(200),
  isFreeItem: false,
  isReturnable: false,
  isAlreadyReturned: false,
  reviewUrl: null,
  reviewScore: null,
  ...overrides,
});

/** A delivery that was just ordered. */
export const aShipment = (overrides: Partial<ShipmentPartFragment> = {}): ShipmentPartFragment => ({
  status: 'received',
  carrier: 'DHL',
  arrives: { from: '2026-08-05', to: '2026-08-06' },
  dispatchDate: null,
  deliveredOn: null,
  invoiceLink: null,
  trackingLink: null,
  trackingCode: null,
  cancelReason: null,
  items: [anOrderItem()],
  ...overrides,
});

export const anOrderDetails = (overrides: Partial<OrderDetailsPartFragment> = {}): OrderDetailsPartFragment => ({
  orderId: '400000001',
  orderedAt: '2026-08-03T09:30:00Z',
  status: 'received',
  billingAddress: anAddress(),
  shippingAddress: anAddress({ id: 'address-2', city: 'Bonn' }),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  subtotal: euros(200),
  totalSavings: euros(0),
  shippingCost: euros(490),
  tax: [{ rate: 19, amount: euros(110) }],
  total: euros(690),
  vatIncluded: true,
  email: 'ada@schule.example',
  phone: null,
  orderReference: null,
  costCentre: null,
  comment: null,
  shipments: [aShipment()],
  canBeCancelled: false,
  canBeWithdrawn: true,
  returns: [],
  withdrawals: [],
  returnHash: null,
  ...overrides,
});

export const anOrderOverview = (overrides: Partial<OrderOverviewPartFragment> = {}): OrderOverviewPartFragment => ({
  orderId: '400000001',
  orderedAt: '2026-08-03T09:30:00Z',
  status: 'received',
  articleCount: 2,
  pictures: [],
  total: euros(690),
  returnHash: null,
  ...overrides,
});

export const anOrderStatus = (overrides: Partial<OrderStatusPartFragment> = {}): OrderStatusPartFragment => {
  const { invoiceLink: _unknown, items: _priced, ...shipment } = aShipment();
  const { itemId, productId, lineNo, name, path, picture, variants, articleNumber, quantity } = anOrderItem();
  return {
    orderId: '400000001',
    orderedAt: '2026-08-03T09:30:00Z',
    status: 'received',
    shipments: [
      { ...shipment, items: [{ itemId, productId, lineNo, name, path, picture, variants, articleNumber, quantity }] },
    ],
    returns: [],
    canBeWithdrawn: true,
    returnHash: null,
    ...overrides,
  };
};
