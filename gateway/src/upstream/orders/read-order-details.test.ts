import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import type {
  GetOrdersV2Query,
  OrderDetailsAnswerFieldsFragment,
  ShipmentFieldsFragment,
} from '../generated/operation-types.ts';
import { anAddressReply, anImageReply, euros } from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readOrderDetails, readOrderList, readOrderStatus } from './read-order-details.ts';

type ShipmentReply = ShipmentFieldsFragment;
type DetailsReply = NonNullable<OrderDetailsAnswerFieldsFragment['order']>;

const anItem: ShipmentReply['orderItems'][number] = {
  itemId: 'kreide-weiss',
  productId: 'kreide',
  lineNo: 1,
  name: 'Kreide',
  path: '/prod/kreide/',
  image: null,
  variantInfoList: [{ label: 'Farbe', value: 'Weiß' }],
  articleNumber: '4711',
  quantity: 2,
  pricePerUnit: euros(2.5),
  totalPrice: euros(5),
  isFreeItem: false,
  isReturnable: false,
  isAlreadyReturned: false,
  reviewUrl: null,
  reviewScore: null,
};

const aShipment = (said: Partial<ShipmentReply> = {}): ShipmentReply => ({
  status: 'RECEIVED',
  carrier: 'DHL',
  arrival: null,
  dispatchDate: null,
  deliveredOn: null,
  invoiceLink: null,
  trackingLink: null,
  trackingCode: null,
  cancelReason: null,
  orderItems: [anItem],
  ...said,
});

const details = (said: Partial<DetailsReply> = {}): DetailsReply => ({
  orderId: 'o1',
  orderedAt: '2026-08-03T12:00:00+02:00',
  billingAddress: anAddressReply({ city: 'Potsdam' }),
  deliveryAddress: anAddressReply({ addressId: 'a2' }),
  paymentMethod: { paymentId: 'RECHNUNG', displayName: 'Rechnung' },
  subtotal: euros(50),
  totalSavings: euros(8),
  shippingCost: euros(5.95),
  tax: [{ rate: 19, amount: euros(7.66) }],
  totalAmount: euros(47.95),
  email: 'lena@schule.example',
  phone: null,
  orderReference: null,
  costCentre: null,
  comment: null,
  shipments: [aShipment()],
  canBeCancelled: true,
  canBeWithdrawn: true,
  returns: [],
  withdrawals: [],
  returnHash: null,
  ...said,
});

describe('the details of an order', () => {
  it('are read with amounts, addresses and articles (ENT-15)', () => {
    const { billingAddress, shippingAddress, ...order } = readOrderDetails(details());
    const item = {
      itemId: 'kreide-weiss',
      productId: 'kreide',
      lineNo: 1,
      name: 'Kreide',
      path: '/prod/kreide/',
      variants: [{ label: 'Farbe', value: 'Weiß' }],
      articleNumber: '4711',
      quantity: 2,
    };
    expect(order).toStrictEqual({
      orderId: 'o1',
      orderedAt: '2026-08-03T10:00:00.000Z',
      status: 'received',
      paymentId: 'RECHNUNG',
      paymentName: 'Rechnung',
      subtotal: money(5_000),
      totalSavings: money(800),
      shippingCost: money(595),
      tax: [{ rate: 19, amount: money(766) }],
      total: money(4_795),
      email: 'lena@schule.example',
      shipments: [
        {
          status: 'received',
          carrier: 'DHL',
          items: [
            {
              ...item,
              pricePerUnit: money(250),
              totalPrice: money(500),
              isFreeItem: false,
              isReturnable: false,
              isAlreadyReturned: false,
            },
          ],
        },
      ],
      canBeCancelled: true,
      canBeWithdrawn: true,
      returns: [],
      withdrawals: [],
    });
    expect([billingAddress.city, shippingAddress.addressId]).toEqual(['Potsdam', 'a2']);
  });

  it('have everything that may be absent (ENT-15)', () => {
    const noted = {
      phone: '0221 1',
      orderReference: 'Klasse 3b',
      costCentre: '4711',
      comment: 'Bitte klingeln',
      returnHash: 'abc',
    };
    const shipped = {
      arrival: { from: '2026-08-05', to: '2026-08-07' },
      dispatchDate: '2026-08-03',
      deliveredOn: '2026-08-05',
      invoiceLink: 'https://shop.example/invoice',
      trackingLink: '/qa/parcels/1/',
      trackingCode: '0034',
    };
    const item = {
      ...anItem,
      image: anImageReply,
      isReturnable: true,
      isAlreadyReturned: true,
      reviewUrl: '/prod/kreide/#reviews',
      reviewScore: 4,
    };
    const order = readOrderDetails(
      details({ ...noted, shipments: [aShipment({ ...shipped, status: 'DELIVERED', orderItems: [item] })] }),
    );
    const { arrival: arrives, ...rest } = shipped;
    expect(order).toMatchObject({
      ...noted,
      status: 'delivered',
      shipments: [
        {
          ...rest,
          arrives,
          items: [
            {
              picture: { src: '/kreide.png' },
              isReturnable: true,
              isAlreadyReturned: true,
              reviewUrl: '/prod/kreide/#reviews',
              reviewScore: 4,
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['RECEIVED', 'received'],
    ['IN_DISPATCH', 'in-dispatch'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['CANCELLED', 'cancelled'],
  ] as const)('read the status %s as %s', (status, expected) => {
    const order = readOrderDetails(details({ shipments: [aShipment({ status })] }));
    expect([order.status, order.shipments[0]?.status]).toEqual([expected, expected]);
  });

  it('have an unknown status rather than one guessed from the dates beside it', () => {
    const delivered = aShipment({ status: 'DELIVERED' });
    const lost = aShipment({
      status: outsideSchema('HANDED_OVER'),
      dispatchDate: '2026-08-03',
      deliveredOn: '2026-08-05',
    });
    const { value, unknown } = noting(() => readOrderDetails(details({ shipments: [delivered, lost] })));
    expect(value).toMatchObject({
      status: 'unknown',
      shipments: [{ status: 'delivered' }, { status: 'unknown', deliveredOn: '2026-08-05' }],
    });
    expect(unknown).toEqual(['ShipmentStatus: HANDED_OVER']);
  });

  it.each([
    ['shop.order.cancelled.soldOut', 'shop.order.cancelled.soldOut'],
    ['upstream.text.of.tomorrow', 'shop.order.cancelled.unknown'],
  ])('say for the reason %s: %s', (cancelReason, said) => {
    expect(
      readOrderDetails(details({ shipments: [aShipment({ status: 'CANCELLED', cancelReason })] })).shipments[0]
        ?.cancelReason,
    ).toBe(said);
  });

  it('leave out links that are not safe to open', () => {
    const link = 'javascript:alert(1)';
    const [shipment] = readOrderDetails(
      details({
        shipments: [aShipment({ invoiceLink: link, trackingLink: link, orderItems: [{ ...anItem, reviewUrl: link }] })],
      }),
    ).shipments;
    expect([shipment?.invoiceLink, shipment?.trackingLink, shipment?.items[0]?.reviewUrl]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('what happened after the delivery is read, with and without a refund', () => {
  const announced = {
    rma: '700000001',
    regulation: 'Geld zurück',
    announcedAt: '2026-08-10T12:00:00+02:00',
    receivedOn: null,
    settledOn: null,
    refund: null,
  };
  const settled = {
    ...announced,
    rma: '700000000',
    receivedOn: '2026-08-14',
    settledOn: '2026-08-16',
    refund: euros(5),
  };
  const { returns, withdrawals } = readOrderDetails(
    details({
      returns: [announced, settled],
      withdrawals: [{ receiptId: '700000002', receivedAt: '2026-08-09T12:00:00+02:00' }],
    }),
  );
  const first = { rma: '700000001', wish: 'Geld zurück', announcedAt: '2026-08-10T10:00:00.000Z' };
  expect(returns).toStrictEqual([
    first,
    { ...first, rma: '700000000', receivedOn: '2026-08-14', settledOn: '2026-08-16', refund: money(500) },
  ]);
  expect(withdrawals).toEqual([{ receiptId: '700000002', receivedAt: '2026-08-09T10:00:00.000Z' }]);
});

it('the status of an order is derived from its shipments', () => {
  const {
    pricePerUnit: _unit,
    totalPrice: _total,
    isFreeItem: _free,
    isReturnable: _return,
    isAlreadyReturned: _already,
    reviewUrl: _review,
    reviewScore: _score,
    ...article
  } = anItem;
  const { invoiceLink: _invoice, ...progress } = aShipment({ status: 'SHIPPED' });
  const announced = {
    rma: '700000001',
    regulation: 'Geld zurück',
    announcedAt: '2026-08-10T12:00:00+02:00',
    receivedOn: null,
    settledOn: null,
  };
  expect(
    readOrderStatus({
      orderId: 'o1',
      orderedAt: '2026-08-03T10:00:00Z',
      shipments: [
        { ...progress, orderItems: [article] },
        { ...progress, status: 'IN_DISPATCH', orderItems: [] },
      ],
      returns: [announced],
      canBeWithdrawn: false,
      returnHash: 'abc',
    }),
  ).toMatchObject({
    orderId: 'o1',
    status: 'partly-shipped',
    shipments: [{ items: [{ itemId: 'kreide-weiss' }] }, { items: [] }],
    returns: [{ rma: '700000001', wish: 'Geld zurück', announcedAt: '2026-08-10T10:00:00.000Z' }],
    returnHash: 'abc',
  });
});

it('a page of the list has its place and its orders (ENT-16)', () => {
  const order: GetOrdersV2Query['getOrdersV2']['orders'][number] = {
    orderId: 'o1',
    orderedAt: '2026-08-03T12:00:00+02:00',
    totalAmount: euros(1),
    status: outsideSchema('HANDED_OVER'),
    articleCount: 3,
    images: Array.from({ length: 9 }, () => anImageReply),
    returnHash: 'abc',
  };
  const place = { total: 11, totalPages: 3, currentPage: 2, ordersPerPage: 5, firstIndex: 10, lastIndex: 10 };
  const { value, unknown } = noting(() => readOrderList({ ...place, orders: [order] }));
  const { orders, ...page } = value;
  expect(page).toEqual(place);
  expect(unknown).toEqual(['OrderStatus: HANDED_OVER']);
  expect(orders).toMatchObject([
    { orderId: 'o1', status: 'unknown', articleCount: 3, returnHash: 'abc', total: money(100) },
  ]);
  expect(orders[0]?.pictures).toHaveLength(4);
});
