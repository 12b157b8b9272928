import type {
  CartPartFragment,
  CartPositionPartFragment,
  CartReportPartFragment,
  MoneyTextFragment,
} from '../platform/generated/graphql.ts';

export const euros = (minor: number): MoneyTextFragment => ({
  amount: minor,
  currency: 'EUR',
  text: `${(minor / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`,
});

/** A line of two pencils. */
export const aPosition = (overrides: Partial<CartPositionPartFragment> = {}): CartPositionPartFragment => ({
  id: 'p1',
  operationsId: 'o1',
  productId: '100',
  itemId: '100-01',
  name: 'Bleistift',
  brand: 'Kritzel',
  path: '/prod/100/',
  articleNumber: '100-01',
  quantity: 2,
  maxQuantity: 99,
  minimumOrderQuantity: 1,
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: false,
  quantityLightning: 0,
  quantityNormal: 2,
  pricePerUnitLightning: null,
  primeFaehig: false,
  removable: true,
  relatedVoucherCode: null,
  deliveryText: '',
  picture: null,
  variants: [],
  pricePerUnit: euros(100),
  oldPricePerUnit: null,
  totalPrice: euros(200),
  basePrice: null,
  ...overrides,
});

/** A cart with one line. */
export const aCart = (overrides: Partial<CartPartFragment> = {}): CartPartFragment => ({
  id: 'cart-1',
  savedLines: [],
  merge: null,
  state: 'with-items',
  positions: [aPosition()],
  freeArticles: [],
  catalogs: [],
  positionCount: 1,
  articleCount: 2,
  subtotal: euros(200),
  promotionsSaving: euros(0),
  totalSavings: euros(0),
  shippingCost: euros(490),
  tax: [{ rate: 19, amount: euros(110) }],
  total: euros(690),
  basketValue: euros(200),
  missingForFreeDelivery: null,
  vouchers: [],
  deliveryCountry: 'DE',
  vatIncluded: true,
  isExpressExcluded: false,
  ...overrides,
});

/** Of a change of the cart about which there is nothing to say. */
export const NOTHING_TO_REPORT: CartReportPartFragment = {
  added: [],
  variantsToChoose: [],
  quantityChanged: [],
  maxInCart: [],
  dealSplit: [],
  mergeUndone: false,
};

export const anEmptyCart = (overrides: Partial<CartPartFragment> = {}): CartPartFragment =>
  aCart({
    state: 'empty',
    positions: [],
    positionCount: 0,
    articleCount: 0,
    subtotal: euros(0),
    shippingCost: null,
    tax: [],
    total: euros(0),
    basketValue: euros(0),
    ...overrides,
  });
