import { setPrice } from '@shop/fakes/catalogue/prices';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { changeCart, resultOf, fillBasket, goToSummary, order, signInFor } from '../testing/buy.ts';
import { MARKETS, STOREFRONT_NAMES } from '../testing/markets.ts';
import type { Market } from '../testing/markets.ts';
import { ARTICLES, itemOf, priceOf, receiptOf } from '../testing/receipt.ts';
import type { ArticleName, Basket, Receipt } from '../testing/receipt.ts';

const MONEY = '{ amount currency text }';
const PRICE = `price { current ${MONEY} counterpart ${MONEY} vatIncluded vatRate previous ${MONEY} recommended ${MONEY} discountPercent base { price ${MONEY} unit } }`;
const LINE = `itemId quantity pricePerUnit ${MONEY} oldPricePerUnit ${MONEY} totalPrice ${MONEY} basePrice { price ${MONEY} unit } isFreeItem relatedVoucherCode`;
const TAX = `tax { rate amount ${MONEY} }`;
const CART = `{ positionCount articleCount positions { ${LINE} } freeArticles { quantity totalPrice ${MONEY} isFreeItem } subtotal ${MONEY} promotionsSaving ${MONEY} totalSavings ${MONEY} shippingCost ${MONEY} ${TAX} total ${MONEY} basketValue ${MONEY} missingForFreeDelivery ${MONEY} vouchers { code applied saving ${MONEY} } vatIncluded }`;

/** An amount in all three forms in which the shop shows it. */
const money = (market: Market, minor: number) => ({
  amount: minor,
  currency: market.currency,
  text: market.text(minor),
});
const moneyOrNull = (market: Market, minor: number | undefined) => (minor === undefined ? null : money(market, minor));

const priceAs = (
  market: Market,
  { price, counterpart, rate, previous, recommended, percentOff, perUnit }: ReturnType<typeof priceOf>,
) => ({
  current: money(market, price),
  counterpart: money(market, counterpart),
  vatIncluded: !market.isNet,
  vatRate: rate,
  previous: moneyOrNull(market, previous),
  recommended: moneyOrNull(market, recommended),
  discountPercent: percentOff ?? null,
  base: perUnit === undefined ? null : { price: money(market, perUnit.price), unit: perUnit.unit },
});

const taxAs = (market: Market, { tax }: Receipt) =>
  tax.map(({ rate, amount }) => ({ rate, amount: money(market, amount) }));
const linesAs = (market: Market, { lines }: Receipt) =>
  lines.map(({ itemId, quantity, each, total }) => ({
    itemId,
    quantity,
    pricePerUnit: money(market, each),
    totalPrice: money(market, total),
    isFreeItem: false,
  }));

const cartAs = (market: Market, receipt: Receipt, { pencils, book, voucherPercent }: Basket) => ({
  positionCount: 2,
  articleCount: pencils + book,
  positions: linesAs(market, receipt),
  freeArticles: receipt.hasGift ? [{ quantity: 1, totalPrice: money(market, 0), isFreeItem: true }] : [],
  subtotal: money(market, receipt.subtotal),
  promotionsSaving: money(market, receipt.promotions),
  totalSavings: money(market, receipt.savings),
  shippingCost: money(market, receipt.shipping),
  tax: taxAs(market, receipt),
  total: money(market, receipt.total),
  basketValue: money(market, receipt.total),
  missingForFreeDelivery: moneyOrNull(market, receipt.missing),
  vouchers:
    voucherPercent === undefined
      ? []
      : [{ code: `SCHULE${voucherPercent}`, applied: true, saving: money(market, receipt.voucher) }],
  vatIncluded: !market.isNet,
});

/** One below free delivery with a promotion and a voucher, one far above it with a gift. */
const BASKETS: readonly (Basket & { readonly what: string })[] = [
  { what: 'with a promotion, a voucher and delivery', pencils: 4, book: 2, voucherPercent: 10 },
  { what: 'delivered free, with a gift', pencils: 2, book: 30 },
];

const ALL_STOREFRONTS = STOREFRONT_NAMES.map((name) => ({ name, market: MARKETS[name] }));

describe.each(BACKENDS)('what a shopper reads, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  describe.each(ALL_STOREFRONTS)('on the storefront $name', ({ market }) => {
    it.each<ArticleName>(['glue', 'labels', 'pencils', 'book'])(
      'shows what %s costs on its page, in a list and in the basket: with and without VAT, previous, recommended and base price',
      async (article) => {
        const { browser, world } = await shop.enter(market.host);
        const { productId, itemId } = ARTICLES[article];
        const price = priceAs(market, priceOf(itemOf(world, article), market));
        expect(
          await resultOf(
            browser,
            `{ result: product(id: "${productId}", itemId: "${itemId}") { item { id ${PRICE} } } }`,
          ),
        ).toEqual({ item: { id: itemId, price } });
        expect(
          await resultOf(browser, `{ result: tiles(ids: ["${productId}"]) { bestItemId startsFrom ${PRICE} } }`),
        ).toEqual([{ bestItemId: expect.any(String), startsFrom: false, price }]);
        const { current, previous, base } = price;
        const shown = `... on CartUpdated { cart { positions { ${LINE} } } }`;
        expect(await changeCart(browser, [{ do: 'add-position', itemId, quantity: 1 }], shown)).toMatchObject({
          cart: {
            positions: [{ pricePerUnit: current, oldPricePerUnit: previous, basePrice: base, totalPrice: current }],
          },
        });
      },
    );

    it('shows the lowest price of a product whose sizes differ in price', async () => {
      const { browser, world } = await shop.enter(market.host);
      const price = priceAs(market, priceOf(itemOf(world, 'ball'), market));
      expect(
        await resultOf(browser, `{ result: tiles(ids: ["${ARTICLES.ball.productId}"]) { startsFrom ${PRICE} } }`),
      ).toEqual([{ startsFrom: true, price }]);
      expect(
        await resultOf(
          browser,
          `{ result: product(id: "${ARTICLES.ball.productId}") { ${PRICE} hasSamePricesForAllItems } }`,
        ),
      ).toEqual({ price, hasSamePricesForAllItems: false });
    });

    it.each(BASKETS)('totals a basket $what', async (basket) => {
      const { browser, world } = await shop.enter(market.host);
      await signInFor(browser, market);
      await fillBasket(browser, basket);
      expect(await resultOf(browser, `{ result: cart ${CART} }`)).toMatchObject(
        cartAs(market, receiptOf(world, market, basket), basket),
      );
    });

    it.each(BASKETS)(
      'shows the same totals on the summary, in the order and on its confirmation, $what',
      async (basket) => {
        const { browser, world } = await shop.enter(market.host);
        await signInFor(browser, market);
        await fillBasket(browser, basket);
        await goToSummary(browser, market);
        const receipt = receiptOf(world, market, basket);
        const total = money(market, receipt.total);
        const summary = await resultOf<object>(
          browser,
          `{ result: checkout { cart ${CART} shippers { selected costs ${MONEY} } } }`,
        );
        expect(summary).toMatchObject({
          cart: cartAs(market, receipt, basket),
          shippers: expect.arrayContaining([{ selected: true, costs: money(market, receipt.shipping) }]),
        });
        const orderId = await order(browser);
        const confirmation = await resultOf(
          browser,
          `{ result: orderConfirmation(orderId: "${orderId}") { positions { ${LINE} } subtotal ${MONEY} totalSavings ${MONEY} shippingCost ${MONEY} ${TAX} total ${MONEY} vatIncluded } }`,
        );
        expect(confirmation).toMatchObject({
          positions: [
            ...linesAs(market, receipt),
            ...(receipt.hasGift ? [{ isFreeItem: true, totalPrice: money(market, 0) }] : []),
          ],
          subtotal: money(market, receipt.subtotal),
          totalSavings: money(market, receipt.savings),
          shippingCost: money(market, receipt.shipping),
          tax: taxAs(market, receipt),
          total,
          vatIncluded: !market.isNet,
        });
        const [mail] = world.read(mailsIn).filter(({ template }) => template === 'order-confirmation');
        expect(mail?.text).toContain(market.text(receipt.total));
        if ('persona' in market.buyer)
          expect(await resultOf(browser, `{ result: recentOrders { orderId total ${MONEY} } }`)).toContainEqual({
            orderId,
            total,
          });
      },
    );

    it('follows a change of the shop’s price', async () => {
      const { browser, world } = await shop.enter(market.host);
      await signInFor(browser, market);
      const basket = { pencils: 1, book: 1 };
      await fillBasket(browser, basket);
      world.run((tx) => setPrice(tx, ARTICLES.book.itemId, 1_234));
      expect(await resultOf(browser, `{ result: cart ${CART} }`)).toMatchObject(
        cartAs(market, receiptOf(world, market, basket), basket),
      );
    });
  });
});
