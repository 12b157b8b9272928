import { money } from '@shop/domain/shared/money';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { aCart, aPosition } from '@shop/domain/testing/a-cart';
import { describe, expect, it } from 'vitest';
import { sent } from '../testing/sent.ts';
import { presentCart } from './present-cart.ts';

const { de } = STOREFRONTS;
const euros = (amount: number, text: string) => ({ amount, currency: 'EUR', text: `${text}\u00a0€` });
const MONEY = '{ amount currency text }';

describe('a cart as the storefront shows it', () => {
  it('shows each amount with its meaning', async () => {
    const cart = aCart({
      positions: [aPosition({ quantity: 3 })],
      subtotal: money(1_497),
      promotionsSaving: money(499),
      totalSavings: money(599),
      shippingCost: money(495),
      tax: [
        { rate: 19, amount: money(159) },
        { rate: 7, amount: money(7) },
      ],
      total: money(1_393),
      basketValue: money(1_390),
      missingForFreeDelivery: money(3_902),
      deliveryCountry: 'AT',
    });
    const document = `{ cart {
      id state positionCount articleCount deliveryCountry
      subtotal ${MONEY} promotionsSaving ${MONEY} totalSavings ${MONEY} shippingCost ${MONEY}
      tax { rate amount ${MONEY} } total ${MONEY} basketValue ${MONEY} missingForFreeDelivery ${MONEY}
    } }`;
    expect((await sent(document, { cart: presentCart(cart, de) })).cart).toEqual({
      id: 'cart-1',
      state: 'with-items',
      positionCount: 1,
      articleCount: 3,
      subtotal: euros(1_497, '14,97'),
      promotionsSaving: euros(499, '4,99'),
      totalSavings: euros(599, '5,99'),
      shippingCost: euros(495, '4,95'),
      tax: [
        { rate: 19, amount: euros(159, '1,59') },
        { rate: 7, amount: euros(7, '0,07') },
      ],
      total: euros(1_393, '13,93'),
      basketValue: euros(1_390, '13,90'),
      missingForFreeDelivery: euros(3_902, '39,02'),
      deliveryCountry: 'AT',
    });
  });

  it('lists purchases, free gifts and catalogues separately', () => {
    const cart = aCart({
      freeArticles: [aPosition({ id: 'free', name: 'Lineal', isFreeItem: true })],
      catalogs: [aPosition({ id: 'catalogue', name: 'Katalog', isCatalog: true })],
    });
    const { positions, freeArticles, catalogs } = presentCart(cart, de);
    expect([positions, freeArticles, catalogs]).toMatchObject([
      [{ id: 'position-1', isFreeItem: false, isCatalog: false }],
      [{ id: 'free', name: 'Lineal', isFreeItem: true }],
      [{ id: 'catalogue', name: 'Katalog', isCatalog: true }],
    ]);
  });

  it('states for each voucher whether it applies, if that is known, and how much it saves', () => {
    const vouchers = [
      { code: 'SCHULE10', name: 'Zehn Prozent', status: 'applied', saving: money(150) },
      { code: 'AB100', name: 'Ab 100 Euro', status: 'not-applicable', saving: money(0) },
      { code: 'NEU', name: 'Neu', status: 'unknown', saving: money(20) },
    ] as const;
    expect(presentCart(aCart({ vouchers }), de).vouchers).toEqual([
      { code: 'SCHULE10', name: 'Zehn Prozent', applied: true, saving: money(150) },
      { code: 'AB100', name: 'Ab 100 Euro', applied: false, saving: money(0) },
      { code: 'NEU', name: 'Neu', applied: undefined, saving: money(20) },
    ]);
  });
});

describe('a line as the storefront shows it', () => {
  const line = aPosition({
    quantity: 2,
    maxQuantity: 40,
    minimumOrderQuantity: 2,
    variants: [{ label: 'Farbe', value: 'Blau' }],
    oldPricePerUnit: money(599),
    basePrice: { price: money(50), unit: '1 Blatt' },
    relatedVoucherCode: 'SCHULE10',
    removable: false,
    deliveryText: 'in zwei Tagen bei Ihnen',
    crumbs: [{ displayName: 'Hefte', path: '/cat/1011/' }],
    isLightningDeal: true,
    quantityLightning: 1,
    quantityNormal: 1,
    pricePerUnitLightning: money(399),
    netPricePerUnitLightning: money(335),
    accessoryIds: ['stift'],
  });

  it('shows the unit price, the previous unit price, the total and the base price, and what belongs to a deal (ENT-06)', async () => {
    const document = `{ cart { positions {
      id operationsId productId itemId name brand crumbs { displayName path } path picture { src }
      variants { label value } articleNumber quantity maxQuantity minimumOrderQuantity
      pricePerUnit ${MONEY} oldPricePerUnit ${MONEY} totalPrice ${MONEY} basePrice { price ${MONEY} unit }
      isFreeItem isCatalog primeFaehig isLightningDeal quantityLightning quantityNormal
      pricePerUnitLightning ${MONEY} netPricePerUnitLightning ${MONEY}
      removable relatedVoucherCode deliveryText accessoryIds
    } } }`;
    const { cart } = await sent(document, { cart: presentCart(aCart({ positions: [line] }), de) });
    expect(cart).toEqual({
      positions: [
        {
          id: 'position-1',
          operationsId: 'operations-1',
          productId: 'product-1',
          itemId: 'item-1',
          name: 'Schulheft A4 liniert',
          brand: 'Kreidefuchs',
          crumbs: [{ displayName: 'Hefte', path: '/cat/1011/' }],
          path: '/prod/product-1/',
          picture: null,
          variants: [{ label: 'Farbe', value: 'Blau' }],
          articleNumber: '100 200',
          quantity: 2,
          maxQuantity: 40,
          minimumOrderQuantity: 2,
          pricePerUnit: euros(499, '4,99'),
          oldPricePerUnit: euros(599, '5,99'),
          totalPrice: euros(998, '9,98'),
          basePrice: { price: euros(50, '0,50'), unit: '1 Blatt' },
          isFreeItem: false,
          isCatalog: false,
          primeFaehig: false,
          isLightningDeal: true,
          quantityLightning: 1,
          quantityNormal: 1,
          pricePerUnitLightning: euros(399, '3,99'),
          netPricePerUnitLightning: euros(335, '3,35'),
          removable: false,
          relatedVoucherCode: 'SCHULE10',
          deliveryText: 'in zwei Tagen bei Ihnen',
          accessoryIds: ['stift'],
        },
      ],
    });
  });

  it('shows neither a previous price nor a base price if there is none', async () => {
    const document = `{ cart { positions { oldPricePerUnit ${MONEY} basePrice { unit } } } }`;
    const { cart } = await sent(document, { cart: presentCart(aCart({ positions: [aPosition()] }), de) });
    expect(cart).toEqual({ positions: [{ oldPricePerUnit: null, basePrice: null }] });
  });
});
