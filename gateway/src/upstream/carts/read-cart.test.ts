import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import {
  anAddressReply,
  aBasketReply,
  aCartReply,
  anImageReply,
  aPositionReply,
  cartDetailsReply,
  euros,
} from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readCart } from './read-cart.ts';
import { readPosition } from './read-position.ts';

const cartOf = (...[said]: Parameters<typeof cartDetailsReply>) =>
  readCart('c1', aCartReply({ details: cartDetailsReply(said) }));
const basketOf = (...[said]: Parameters<typeof aBasketReply>) => cartOf({ bzBasket: aBasketReply(said) });

describe('a cart of the upstream', () => {
  it('omits empty fields', () => {
    expect(readCart('c1', aCartReply())).toStrictEqual({
      id: 'c1',
      submitted: false,
      positions: [],
      freeArticles: [],
      catalogs: [],
      positionCount: 0,
      articleCount: 0,
      subtotal: money(0),
      promotionsSaving: money(0),
      totalSavings: money(0),
      tax: [],
      total: money(0),
      netValue: money(0),
      basketValue: money(0),
      vouchers: [],
      deliveryCountry: 'DE',
      shippers: [],
      speditionFields: [],
      billingEmail: {},
      shippingEmail: {},
      newsletterChosen: false,
      savedLines: [],
    });
  });

  it('names the order that it became', () => {
    expect(readCart('c1', aCartReply({ attributes: { submitted: true, submittedAs: 'o1' } }))).toMatchObject({
      submitted: true,
      submittedAs: 'o1',
    });
  });

  it('reads purchases, gifts and catalogues separately', () => {
    const lines = {
      positions: [aPositionReply()],
      freeArticles: [aPositionReply({ id: 'f1' })],
      catalogs: [aPositionReply({ id: 'k1' })],
      positionCount: 1,
      articleCount: 2,
    };
    const cart = cartOf(lines);
    expect(
      [cart.positions, cart.freeArticles, cart.catalogs].map((positions) => positions.map(({ id }) => id)),
    ).toEqual([['p1'], ['f1'], ['k1']]);
    expect(cart).toMatchObject({ positionCount: 1, articleCount: 2 });
  });

  it('reads each of its amounts', () => {
    const amounts = {
      subtotal: euros(50),
      promotionsSaving: euros(3),
      totalSavings: euros(8),
      shippingCost: euros(5.95),
      total: euros(47.95),
      totals: { netValue: euros(40.29) },
      basketValue: euros(17.95),
      deliveryFreeMessage: { missingAmount: euros(1.05) },
    };
    expect(cartOf({ ...amounts, tax: [{ rate: 19, amount: euros(7.66) }] })).toMatchObject({
      subtotal: money(5_000),
      promotionsSaving: money(300),
      totalSavings: money(800),
      netValue: money(4_029),
      shippingCost: money(595),
      total: money(4_795),
      basketValue: money(1_795),
      missingForFreeDelivery: money(105),
      tax: [{ rate: 19, amount: money(766) }],
    });
  });

  it('has its addresses and the chosen payment method', () => {
    const cart = aCartReply({
      billingAddress: anAddressReply({ city: 'Potsdam' }),
      shippingAddress: anAddressReply({ addressId: 'a2' }),
    });
    expect(readCart('c1', cart)).toMatchObject({
      billingAddress: { city: 'Potsdam' },
      shippingAddress: { addressId: 'a2' },
    });
    expect(
      cartOf({ selectedPaymentMethodInCart: { paymentId: 'X_RECHNUNG', buyerReference: '04011000-12345-06' } }),
    ).toMatchObject({ selectedPayment: 'X_RECHNUNG', buyerReference: '04011000-12345-06' });
    expect(cartOf({ selectedPaymentMethodInCart: { paymentId: 'RECHNUNG', buyerReference: null } })).not.toHaveProperty(
      'buyerReference',
    );
  });

  it.each([
    ['APPLIED', 'applied', []],
    ['NOT_APPLICABLE', 'not-applicable', []],
    ['EXPIRED_MEANWHILE', 'unknown', ['VoucherStatus: EXPIRED_MEANWHILE']],
  ])('reads a voucher that is %o as %o', (status, expected, noted) => {
    const { value, unknown } = noting(
      () =>
        cartOf({
          voucherCodeStatus: [{ code: 'KREIDE5', name: '5 Euro', status: outsideSchema(status), saving: euros(5) }],
        }).vouchers,
    );
    expect(value).toEqual([{ code: 'KREIDE5', name: '5 Euro', status: expected, saving: money(500) }]);
    expect(unknown).toEqual(noted);
  });
});

describe('the delivery of a cart', () => {
  const dhl = {
    code: 'dhl',
    name: 'DHL',
    enabled: true,
    selected: true,
    info: null,
    productLineItemList: ['p1'],
    costs: euros(5.95),
    surcharge: null,
    arrival: null,
  };

  it('has carriers with their costs, articles and days', () => {
    const gls = {
      ...dhl,
      code: 'gls',
      enabled: false,
      selected: false,
      surcharge: euros(1),
      info: 'PACKSTATION-DHL-ONLY',
      arrival: { from: '2026-08-05', to: '2026-08-07' },
    };
    expect(basketOf({ shippers: [dhl, gls] }).shippers).toStrictEqual([
      { code: 'dhl', name: 'DHL', enabled: true, selected: true, costs: money(595), items: ['p1'] },
      {
        code: 'gls',
        name: 'DHL',
        enabled: false,
        selected: false,
        costs: money(595),
        surcharge: money(100),
        notice: 'PACKSTATION-DHL-ONLY',
        items: ['p1'],
        arrives: { from: '2026-08-05', to: '2026-08-07' },
      },
    ]);
  });

  it.each([
    ['PACKSTATION-DHL-ONLY', 'PACKSTATION-DHL-ONLY', []],
    ['DHL-GERMANY-ONLY', 'DHL-GERMANY-ONLY', []],
    ['BY-PIGEON-ONLY', undefined, ['Shipper.info: BY-PIGEON-ONLY']],
  ])('has for %o the disabled reason %o (SHIP-02)', (info, notice, noted) => {
    const { value, unknown } = noting(() => basketOf({ shippers: [{ ...dhl, info }] }).shippers[0]?.notice);
    expect([value, unknown]).toEqual([notice, noted]);
  });

  it('has fields for a forwarding agent', () => {
    expect(
      basketOf({ speditionsFields: [{ fieldName: 'phone', fieldValue: '030 4711', required: true }] }).speditionFields,
    ).toEqual([{ name: 'phone', value: '030 4711', required: true }]);
  });

  it('has the selected and the available addresses', () => {
    const contactEmails = {
      billing: { selected: 'a@schule.example', preselected: null },
      shipping: { selected: null, preselected: 'b@schule.example' },
    };
    expect(basketOf({ contactEmails })).toMatchObject({
      billingEmail: { selected: 'a@schule.example' },
      shippingEmail: { preselected: 'b@schule.example' },
    });
  });

  it('has the shopper’s notes', () => {
    const noted = { orderReference: 'Klasse 3b', costCentre: '4711', orderComment: 'Bitte klingeln' };
    expect(basketOf({ ...noted, newsletterSubscribe: true })).toMatchObject({ ...noted, newsletterChosen: true });
  });
});

describe('a line of a cart', () => {
  it('omits empty fields', () => {
    expect(readPosition(aPositionReply())).toStrictEqual({
      id: 'p1',
      operationsId: 'o1',
      productId: 'kreide',
      itemId: 'kreide-weiss',
      name: 'Kreide',
      brand: 'Pausenhof',
      crumbs: [],
      path: '/kreide/',
      variants: [],
      articleNumber: '4711',
      quantity: 2,
      maxQuantity: 99,
      minimumOrderQuantity: 1,
      pricePerUnit: money(250),
      totalPrice: money(500),
      isFreeItem: false,
      isCatalog: false,
      isLightningDeal: false,
      quantityLightning: 0,
      quantityNormal: 2,
      primeFaehig: false,
      removable: true,
      accessoryIds: [],
      deliveryText: 'In 2 Tagen',
    });
  });

  it('reads picture, variant, previous price, base price, lightning price, voucher and accessories if present (ENT-05, ENT-06)', () => {
    const filled = aPositionReply({
      image: anImageReply,
      crumbs: [{ displayName: 'Tafel', path: '/tafel/' }],
      variantInfoList: [{ label: 'Farbe', value: 'Blau' }],
      oldPricePerUnit: euros(3),
      basePrice: { unit: 'kg', price: euros(12.5) },
      pricePerUnitLightning: euros(1.99),
      netPricePerUnitLightning: euros(1.67),
      accessories: [{ productId: 'schwamm' }],
      relatedVoucherCode: 'KREIDE5',
    });
    expect(readPosition(filled)).toMatchObject({
      picture: {
        src: '/kreide.png',
        alt: 'Kreide',
        width: 640,
        height: 480,
        sources: [{ type: 'image/webp', srcset: '/kreide.webp 640w' }],
      },
      crumbs: [{ displayName: 'Tafel', path: '/tafel/' }],
      variants: [{ label: 'Farbe', value: 'Blau' }],
      oldPricePerUnit: money(300),
      basePrice: { unit: 'kg', price: money(1_250) },
      pricePerUnitLightning: money(199),
      netPricePerUnitLightning: money(167),
      accessoryIds: ['schwamm'],
      relatedVoucherCode: 'KREIDE5',
    });
  });
});
