import type { OrderDetails, OrderStatusView } from '@shop/domain/orders/order-details';
import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import { anOrderItem } from '@shop/domain/testing/an-order-item';
import { expect, it } from 'vitest';
import { presentOrderDetails } from './present-order-details.ts';
import { presentOrderStatus } from './present-order-status.ts';
import { sent } from '../testing/sent.ts';

const SHIPMENT = {
  status: 'shipped',
  carrier: 'DHL',
  arrives: { from: '2026-08-05', to: '2026-08-06' },
  dispatchDate: '2026-08-04',
  deliveredOn: '2026-08-05',
  trackingLink: 'https://post.example/1',
  trackingCode: '00340434',
  cancelReason: 'shop.order.cancelled.soldOut',
} as const;

const ORDER: OrderDetails = {
  orderId: '400000001',
  orderedAt: '2026-08-03T09:30:00Z',
  status: 'partly-shipped',
  billingAddress: anAddress(),
  shippingAddress: anAddress({ addressId: 'address-2' }),
  paymentId: 'RECHNUNG',
  paymentName: 'Rechnung',
  subtotal: money(998),
  totalSavings: money(120),
  shippingCost: money(495),
  tax: [{ rate: 19, amount: money(219) }],
  total: money(1_373),
  email: 'anne@schule.de',
  phone: '0221 1',
  orderReference: 'Klasse 4b',
  costCentre: '4711',
  comment: 'Bitte klingeln',
  shipments: [
    {
      ...SHIPMENT,
      invoiceLink: '/doc/1',
      items: [
        anOrderItem({ isReturnable: true, isAlreadyReturned: true, isFreeItem: true, reviewUrl: '/r', reviewScore: 4 }),
      ],
    },
  ],
  canBeCancelled: true,
  canBeWithdrawn: true,
  returns: [],
  withdrawals: [],
  returnHash: 'hash',
};

const euros = (amount: number, text: string) => ({ amount, currency: 'EUR', text: `${text}\u00a0€` });
const MONEY = '{ amount currency text }';
const ARTICLE = {
  itemId: 'heft-1',
  productId: 'heft',
  lineNo: 1,
  name: 'Schreibheft',
  path: '/prod/heft/',
  variants: [],
  articleNumber: '4711',
  quantity: 2,
};

const DOCUMENT = `{ orderDetails(orderId: "400000001") {
  orderId orderedAt status billingAddress { id } shippingAddress { id } paymentId paymentName
  subtotal ${MONEY} totalSavings ${MONEY} shippingCost ${MONEY} tax { rate amount ${MONEY} } total ${MONEY} vatIncluded
  email phone orderReference costCentre comment
  shipments {
    status carrier arrives { from to } dispatchDate deliveredOn trackingLink trackingCode cancelReason invoiceLink
    items {
      itemId productId lineNo name path variants { label value } articleNumber quantity
      pricePerUnit ${MONEY} totalPrice ${MONEY} isFreeItem isReturnable isAlreadyReturned reviewUrl reviewScore
    }
  }
  canBeCancelled canBeWithdrawn returns { rma } withdrawals { __typename } returnHash
} }`;

it('an order is presented with everything that its buyer may know (ORDER-04, ORDER-05)', async () => {
  const { orderDetails } = await sent(DOCUMENT, { orderDetails: presentOrderDetails(ORDER, STOREFRONTS.de) });
  expect(orderDetails).toEqual({
    ...ORDER,
    billingAddress: { id: 'address-1' },
    shippingAddress: { id: 'address-2' },
    subtotal: euros(998, '9,98'),
    totalSavings: euros(120, '1,20'),
    shippingCost: euros(495, '4,95'),
    tax: [{ rate: 19, amount: euros(219, '2,19') }],
    total: euros(1_373, '13,73'),
    vatIncluded: true,
    shipments: [
      {
        ...SHIPMENT,
        invoiceLink: '/doc/1',
        items: [
          {
            ...ARTICLE,
            pricePerUnit: euros(499, '4,99'),
            totalPrice: euros(998, '9,98'),
            isFreeItem: true,
            isReturnable: true,
            isAlreadyReturned: true,
            reviewUrl: '/r',
            reviewScore: 4,
          },
        ],
      },
    ],
  });
  expect(presentOrderDetails(ORDER, STOREFRONTS['b2b-de']).vatIncluded).toBe(false);
});

it('whoever only knows number and postcode sees no price, no invoice and nobody’s name', () => {
  const progress = {
    rma: '700000001',
    wish: 'Geld zurück',
    announcedAt: '2026-08-10T10:00:00Z',
    receivedOn: '2026-08-14',
    settledOn: '2026-08-16',
  };
  const details: OrderDetails = { ...ORDER, returns: [{ ...progress, refund: money(500) }] };
  const tooMuch: OrderStatusView = details;
  expect(presentOrderStatus(tooMuch)).toEqual({
    orderId: '400000001',
    orderedAt: '2026-08-03T09:30:00Z',
    status: 'partly-shipped',
    shipments: [{ ...SHIPMENT, items: [ARTICLE] }],
    returns: [progress],
    canBeWithdrawn: true,
    returnHash: 'hash',
  });
});

it('a page of the list says where it is among all (ENT-16, ORDER-03)', async () => {
  const page = { total: 7, totalPages: 2, currentPage: 1, ordersPerPage: 5, firstIndex: 5, lastIndex: 6 };
  const overview = {
    orderId: '1',
    orderedAt: '2026-08-03T09:30:00Z',
    status: 'received',
    articleCount: 3,
    pictures: [],
    total: money(12_345, 'CHF'),
    returnHash: 'h',
  } as const;
  const document = `{ orderList(page: 1, dateFilter: "all") {
    total totalPages currentPage ordersPerPage firstIndex lastIndex
    orders { orderId orderedAt status articleCount pictures { src } total ${MONEY} returnHash }
  } }`;
  expect((await sent(document, { orderList: { ...page, orders: [overview] } }, STOREFRONTS.ch)).orderList).toEqual({
    ...page,
    orders: [{ ...overview, total: { amount: 12_345, currency: 'CHF', text: 'CHF\u00a0123.45' } }],
  });
});
