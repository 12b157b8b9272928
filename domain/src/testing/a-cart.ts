import type { Cart } from '../carts/cart.ts';
import type { CartPosition } from '../carts/cart-position.ts';
import type { SavedLine } from '../carts/saved-line.ts';
import { money, plus, sumOf, times } from '../shared/money.ts';
import type { ShipperOption } from '../shippers/shipper.ts';

export const aPosition = (overrides: Partial<CartPosition> = {}): CartPosition => {
  const quantity = overrides.quantity ?? 1;
  const pricePerUnit = overrides.pricePerUnit ?? money(499);
  return {
    id: 'position-1',
    operationsId: 'operations-1',
    productId: 'product-1',
    itemId: 'item-1',
    name: 'Schulheft A4 liniert',
    brand: 'Kreidefuchs',
    crumbs: [],
    path: '/prod/product-1/',
    variants: [],
    articleNumber: '100 200',
    quantity,
    maxQuantity: 999,
    minimumOrderQuantity: 1,
    pricePerUnit,
    totalPrice: times(pricePerUnit, quantity),
    isFreeItem: false,
    isCatalog: false,
    isLightningDeal: false,
    quantityLightning: 0,
    quantityNormal: quantity,
    primeFaehig: false,
    removable: true,
    accessoryIds: [],
    deliveryText: '',
    ...overrides,
  };
};

export const aShipper = (overrides: Partial<ShipperOption> = {}): ShipperOption => ({
  code: 'dhl',
  name: 'DHL',
  enabled: true,
  selected: false,
  costs: money(495),
  items: [],
  ...overrides,
});

/** A cart whose totals follow from its lines and its shipping cost, unless given. */
export const aCart = (overrides: Partial<Cart> = {}): Cart => {
  const positions = overrides.positions ?? [aPosition()];
  const subtotal = sumOf(positions.map(({ totalPrice }) => totalPrice));
  const total = plus(subtotal, overrides.shippingCost ?? money(0));
  return {
    id: 'cart-1',
    submitted: false,
    positions,
    freeArticles: [],
    catalogs: [],
    positionCount: positions.length,
    articleCount: positions.reduce((count, { quantity }) => count + quantity, 0),
    subtotal,
    promotionsSaving: money(0),
    totalSavings: money(0),
    tax: [],
    total,
    netValue: total,
    basketValue: total,
    vouchers: [],
    deliveryCountry: 'DE',
    shippers: [],
    speditionFields: [],
    savedLines: [],
    billingEmail: {},
    shippingEmail: {},
    newsletterChosen: false,
    ...overrides,
  };
};

export const aSavedLine = (overrides: Partial<SavedLine> = {}): SavedLine => ({
  id: 'saved-1',
  productId: 'product-1',
  itemId: 'item-1',
  name: 'Heft',
  brand: 'Linea',
  path: '/prod/product-1/',
  variants: [],
  articleNumber: '100-1',
  quantity: 1,
  maxQuantity: 99,
  pricePerUnit: money(200),
  priceWhenSaved: money(200),
  deliveryText: 'Lieferzeit 2 Tage',
  ...overrides,
});
