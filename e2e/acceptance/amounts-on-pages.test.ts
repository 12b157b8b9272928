import type { OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, goToSummary, order, signInFor } from '@shop/gateway/testing/buy';
import { MARKETS, STOREFRONT_NAMES } from '@shop/gateway/testing/markets';
import type { Market } from '@shop/gateway/testing/markets';
import { ARTICLES, itemOf, priceOf, receiptOf } from '@shop/gateway/testing/receipt';
import type { ArticleName, Basket, Receipt } from '@shop/gateway/testing/receipt';
import type { TestBrowser } from '@shop/gateway/testing/test-browser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import type { Texts } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { pageText } from './testing/page-text.ts';

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

const read = async (browser: TestBrowser, path: string): Promise<string> => {
  const page = await browser.get(path);
  expect(`${page.statusCode} ${path}`).toBe(`200 ${path}`);
  return pageText(page.body);
};

/** A price with everything that the law requires next to it, in page order. The product page also names the amount that is saved. */
const priceWords = (
  t: Texts,
  { isNet, text, oneUnit }: Market,
  { price, counterpart, previous, recommended, percentOff, perUnit }: ReturnType<typeof priceOf>,
  isOnItsPage: boolean,
): string =>
  plain(
    [
      text(price),
      isNet ? t('shell:price.gross', { price: text(counterpart) }) : [],
      previous === undefined ? [] : `${t('shell:price.previous')} : ${text(previous)}`,
      !isOnItsPage || previous === undefined || percentOff === undefined
        ? []
        : t('shell:price.saving', { amount: text(previous - price), percent: percentOff }),
      previous !== undefined || recommended === undefined
        ? []
        : `${t('shell:price.recommended')} : ${text(recommended)}`,
      perUnit === undefined
        ? []
        : t(perUnit.unit === 'piece' ? 'shell:price.perPiece' : 'shell:price.perUnit', {
            price: text(perUnit.price),
            amount: oneUnit,
            unit: perUnit.unit,
          }),
      t(isNet ? 'shell:price.vatExcluded' : 'shell:price.vatIncluded'),
    ]
      .flat()
      .join(' '),
  );

interface Shown {
  readonly isEstimate?: boolean;
  /** Whether each discount has its own line; an order has one for all of them. Either way the rows add up. */
  readonly isDetailed?: boolean;
}

/** The totals of a cart, from top to bottom. */
const totalsWords = (
  t: Texts,
  { isNet, oneUnit, text }: Market,
  receipt: Receipt,
  { voucherPercent }: Basket,
  { isEstimate = false, isDetailed = true }: Shown,
): string => {
  const { subtotal, promotions, voucher, shipping, tax, total, savings } = receipt;
  const taxes = tax.map(
    ({ rate, amount }) =>
      `${t(isNet ? 'carts:totals.vatAdded' : 'carts:totals.vatIncluded', { rate: String(rate).replace('.', oneUnit.charAt(1)) })} ${text(amount)}`,
  );
  const whole = `${t(isNet ? 'carts:totals.totalGross' : 'carts:totals.total')} ${text(total)}`;
  const rows = [
    `${t(isNet ? 'carts:totals.subtotalNet' : 'carts:totals.subtotal')} ${text(subtotal)}`,
    !isDetailed && savings > 0 ? `${t('carts:totals.saved')} −${text(savings)}` : [],
    isDetailed && promotions > 0 ? `${t('carts:totals.promotions')} −${text(promotions)}` : [],
    isDetailed && voucher > 0
      ? `${t('carts:totals.voucher', { code: `SCHULE${voucherPercent}` })} −${text(voucher)}`
      : [],
    `${t(isEstimate ? 'carts:totals.shippingEstimate' : 'carts:totals.shipping')} ${shipping === 0 ? t('carts:totals.free') : text(shipping)}`,
    isNet ? [...taxes, whole] : [whole, ...taxes],
    isDetailed && savings > 0 ? `${t('carts:totals.savings')} ${text(savings)}` : [],
  ];
  return plain(rows.flat().join(' '));
};

const lineWords = (t: Texts, { text }: Market, { lines }: Receipt): readonly string[] =>
  lines.map(({ quantity, each }) => plain(t('carts:line.times', { quantity, price: text(each) })));

const deliveryWords = (t: Texts, { text }: Market, { missing }: Receipt): string =>
  plain(missing === undefined ? t('carts:delivery.free') : t('carts:delivery.missing', { amount: text(missing) }));

/** The texts that are on the page. */
const found = (page: string, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => page.includes(text));

const BASKETS: readonly (Basket & { readonly what: string })[] = [
  { what: 'with a promotion, a voucher and delivery', pencils: 4, book: 2, voucherPercent: 10 },
  { what: 'with free delivery and a gift', pencils: 2, book: 30 },
];

const ALL_STOREFRONTS = STOREFRONT_NAMES.map((name) => ({ name, market: MARKETS[name], t: textsOf(name) }));

describe.each(WHOLE_SHOPS)('pages of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  describe.each(ALL_STOREFRONTS)('on the storefront $name', ({ market, t }) => {
    it.each<ArticleName>(['glue', 'labels', 'pencils', 'book'])(
      'show the price of %s on its product page and in the list, with its unit price (FORM-19)',
      async (article) => {
        const { browser, world } = await shop.enter(market.host);
        await signInFor(browser, market);
        const { productId, itemId } = ARTICLES[article];
        const price = priceOf(itemOf(world, article), market);
        const words = (isOnItsPage: boolean) => [
          priceWords(t, market, price, isOnItsPage),
          ...(price.percentOff === undefined ? [] : [plain(t('catalogue:badge.sale', { percent: price.percentOff }))]),
        ];
        expect(found(await read(browser, `/prod/${productId}/?varid=${itemId}`), words(true))).toEqual(words(true));
        expect(found(await read(browser, `/cat/${productId.slice(0, 4)}/?sort=price-asc`), words(false))).toEqual(
          words(false),
        );
      },
    );

    it('show a minimum order quantity only when it is more than one (FORM-19)', async () => {
      const { browser, world } = await shop.enter(market.host);
      await signInFor(browser, market);
      const note = t('catalogue:product.minimum', { amount: itemOf(world, 'shirt').minimumOrderQuantity });
      expect(await read(browser, `/prod/${ARTICLES.shirt.productId}/?varid=${ARTICLES.shirt.itemId}`)).toContain(note);
      expect(await read(browser, `/prod/${ARTICLES.glue.productId}/`)).not.toMatch(t.like('catalogue:product.minimum'));
    });

    it.each(BASKETS)('show the totals of a basket $what, from the basket to the confirmation', async (basket) => {
      const { browser, world } = await shop.enter(market.host);
      await signInFor(browser, market);
      await fillBasket(browser, basket);
      const receipt = receiptOf(world, market, basket);
      const lines = lineWords(t, market, receipt);
      const totals = (shown: Shown): string => totalsWords(t, market, receipt, basket, shown);

      const ofBasket = [
        ...lines,
        ...receipt.lines.map(({ total }) => plain(`${t('carts:line.total')} ${market.text(total)}`)),
        deliveryWords(t, market, receipt),
        totals({ isEstimate: true }),
      ];
      expect(found(await read(browser, '/checkout/basket/'), ofBasket)).toEqual(ofBasket);

      await goToSummary(browser, market);
      const ofSummary = [...lines, totals({})];
      expect(found(await read(browser, '/checkout/shipping/'), ofSummary)).toEqual(ofSummary);
      expect(found(await read(browser, '/checkout/summary/'), ofSummary)).toEqual(ofSummary);

      const orderId = await order(browser);
      const ofConfirmation = [orderId, ...lines, totals({ isDetailed: false })];
      expect(found(await read(browser, `/checkout/confirmation/?order=${orderId}`), ofConfirmation)).toEqual(
        ofConfirmation,
      );
    });

    it('show the gift of a large basket as free, apart from the paid articles', async () => {
      const { browser } = await shop.enter(market.host);
      await signInFor(browser, market);
      await fillBasket(browser, { pencils: 2, book: 30 });
      const page = await read(browser, '/checkout/basket/');
      expect(page).toMatch(
        new RegExp(
          `${t('carts:basket.freeArticles')} .+ ${t('carts:line.count', { count: 1 })} .*${t('carts:line.free')}`,
          'u',
        ),
      );
    });
  });

  it('show on the German storefront the Austrian VAT of what is sent to Vienna, from the summary to the confirmation', async () => {
    const abroad: Market = {
      ...MARKETS.de,
      vat: { standard: 20, reduced: 10 },
      delivery: 995,
      buyer: { postcode: '1010', city: 'Wien', country: 'AT' },
    };
    const basket = { pencils: 4, book: 2, voucherPercent: 10 };
    const { browser, world } = await shop.enter(abroad.host);
    await signInFor(browser, abroad);
    await fillBasket(browser, basket);
    await goToSummary(browser, abroad);
    const totals = (shown: Shown): string =>
      totalsWords(textsOf('de'), abroad, receiptOf(world, abroad, basket), basket, shown);
    expect(await read(browser, '/checkout/summary/')).toContain(totals({}));
    const orderId = await order(browser);
    expect(await read(browser, `/checkout/confirmation/?order=${orderId}`)).toContain(totals({ isDetailed: false }));
  });
});
