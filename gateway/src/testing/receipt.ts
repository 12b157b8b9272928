import type { World } from '@shop/fakes/worlds/world';
import type { GoodsItem } from '@shop/fakes/goods/goods';
import type { Market } from './markets.ts';

/** Articles of the fake shop that together produce every figure of a receipt. */
export const ARTICLES = {
  /** 500 g of glue, reduced. */
  glue: { productId: '1242011', itemId: '1242011-01' },
  /** 100 labels, below the recommended price. */
  labels: { productId: '1143009', itemId: '1143009-01' },
  /** Six pencils, three for the price of two. */
  pencils: { productId: '1011208', itemId: '1011208-01' },
  /** Reduced VAT. */
  book: { productId: '2112002', itemId: '2112002-01' },
  /** Sold by the dozen. */
  shirt: { productId: '1841007', itemId: '1841007-01' },
  /** The smallest of three sizes, each with its own price. */
  ball: { productId: '1811003', itemId: '1811003-01' },
} as const;

export type ArticleName = keyof typeof ARTICLES;

const PENCILS_FOR_TWO = 3;

export const itemOf = (world: World, article: ArticleName): GoodsItem => {
  const item = world.read(({ goods }) => goods.item(ARTICLES[article].itemId));
  if (item === undefined) throw new TypeError(`the assortment has no ${article}`);
  return item;
};

const taxWithin = (gross: number, rate: number): number => Math.round((gross * rate) / (100 + rate));

/** A gross price as the storefront shows it, and the same amount with or without VAT next to it. */
const shown = (
  gross: number,
  { isNet }: Market,
  rate: number,
): { readonly price: number; readonly counterpart: number } => {
  const net = gross - taxWithin(gross, rate);
  return isNet ? { price: net, counterpart: gross } : { price: gross, counterpart: net };
};

/** What an article costs on a storefront, in minor units. */
export const priceOf = ({ price, vatClass, base }: GoodsItem, market: Market) => {
  const isSwiss = market.currency === 'CHF';
  const rate = market.vat[vatClass];
  const inMarket = (gross: number | undefined): number | undefined =>
    gross === undefined ? undefined : shown(gross, market, rate).price;
  const now = shown(isSwiss ? price.chfGross : price.eurGross, market, rate);
  const previous = inMarket(isSwiss ? price.previousChfGross : price.previousEurGross);
  return {
    ...now,
    rate,
    previous,
    recommended: inMarket(isSwiss ? price.recommendedChfGross : price.recommendedEurGross),
    percentOff: previous === undefined ? undefined : Math.floor(((previous - now.price) * 100) / previous),
    perUnit: base === undefined ? undefined : { price: Math.round(now.price / base.amount), unit: base.unit },
  };
};

/** The total of a cart, in minor units. */
export interface Receipt {
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly each: number;
    readonly total: number;
  }[];
  readonly subtotal: number;
  readonly promotions: number;
  readonly voucher: number;
  readonly savings: number;
  readonly shipping: number;
  readonly missing: number | undefined;
  readonly tax: readonly { readonly rate: number; readonly amount: number }[];
  readonly total: number;
  readonly hasGift: boolean;
}

export interface Basket {
  /** At standard VAT. */
  readonly pencils: number;
  /** At reduced VAT. */
  readonly book: number;
  readonly voucherPercent?: number;
}

/** A share of an amount, rounded to the nearest minor unit. */
const partOf = (amount: number, share: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((amount * share) / whole);

/** Calculates a basket of pencils and books by hand: every third piece of a pencil line is free, then the voucher counts; delivery is free and a gift added by the value before both, and delivery is taxed like the articles. */
export const receiptOf = (world: World, market: Market, { pencils, book, voucherPercent = 0 }: Basket): Receipt => {
  const [pencil, volume] = [priceOf(itemOf(world, 'pencils'), market), priceOf(itemOf(world, 'book'), market)];
  const lines = [
    { itemId: ARTICLES.pencils.itemId, quantity: pencils, each: pencil.price, total: pencil.price * pencils },
    { itemId: ARTICLES.book.itemId, quantity: book, each: volume.price, total: volume.price * book },
  ];
  const subtotal = pencil.price * pencils + volume.price * book;
  const promotions = pencil.price * Math.trunc(pencils / PENCILS_FOR_TWO);
  const voucher = Math.round(((subtotal - promotions) * voucherPercent) / 100);
  const goods = subtotal - promotions - voucher;
  const shipping = subtotal >= market.freeDeliveryFrom ? 0 : market.delivery;

  const standardBefore = pencil.price * pencils - promotions;
  const standardGoods = standardBefore - partOf(voucher, standardBefore, subtotal - promotions);
  const standard = standardGoods + partOf(shipping, standardGoods, goods);
  const reduced = goods + shipping - standard;
  const taxOf = (amount: number, rate: number): number =>
    market.isNet ? Math.round((amount * rate) / 100) : taxWithin(amount, rate);
  const tax = [
    { rate: pencil.rate, amount: taxOf(standard, pencil.rate) },
    { rate: volume.rate, amount: taxOf(reduced, volume.rate) },
  ];
  const added = market.isNet ? tax.reduce((sum, { amount }) => sum + amount, 0) : 0;
  return {
    lines,
    subtotal,
    promotions,
    voucher,
    savings: promotions + voucher,
    shipping,
    missing: shipping === 0 ? undefined : market.freeDeliveryFrom - subtotal,
    tax,
    total: goods + shipping + added,
    hasGift: subtotal >= market.giftFrom,
  };
};
