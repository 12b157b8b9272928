import { isZero, minus, money, plus, sumOf } from '../shared/money.ts';
import { behavesLikePrimeDelivery } from '../prime/prime-delivery.behaviour.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { allLinesOf, cartStateOf } from './cart-rules.ts';
import type { Cart } from './cart.ts';
import { behavesLikeCartNotes } from './cart-notes.behaviour.ts';
import { outlivesSessions } from './cart-merge.behaviour.ts';
import { takesOutPieces } from './taken-out.behaviour.ts';
import { behavesLikeVouchers } from './vouchers.behaviour.ts';

const READY = {
  'guest session': true,
  'a cart exists': { positions: 2 },
  'the cart is ready': { paymentId: 'VORKASSE' },
} as const;

const goodsValue = (cart: Cart) => minus(cart.subtotal, cart.totalSavings);
const taxOf = (cart: Cart) =>
  sumOf(
    cart.tax.map(({ amount }) => amount),
    cart.total.currency,
  );
const costOf = (cart: Cart) => cart.shippingCost ?? money(0, cart.total.currency);

const lines = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'are none in a new visitor’s cart (CART-01)',
    withFixture(harness, {}, async (fixture) => {
      const cart = await readCart(fixture, fixture.shopper);
      expect(cartStateOf(cart)).toBe('empty');
      expect(cart).toMatchObject({
        submitted: false,
        positions: [],
        freeArticles: [],
        catalogs: [],
        articleCount: 0,
        vouchers: [],
      });
    }),
  );

  it(
    'have every field that a shopper sees of an article (ENT-05)',
    withFixture(harness, {}, async (fixture) => {
      const { goods, shopper } = fixture;
      const { cart } = valueOf(await updateCart(fixture, shopper, addItem(goods.ordinary[0], 2)));
      const [line] = cart.positions;
      expect(cartStateOf(cart)).toBe('with-items');
      expect(line).toMatchObject({
        itemId: goods.ordinary[0],
        quantity: 2,
        minimumOrderQuantity: 1,
        isFreeItem: false,
        isCatalog: false,
      });
      expect(line).toMatchObject({ isLightningDeal: false, quantityLightning: 0, quantityNormal: 2, removable: true });
      expect(
        [line?.id, line?.name, line?.articleNumber, line?.brand, line?.deliveryText].filter(
          (text) => text === '' || text === undefined,
        ),
      ).toEqual([]);
      expect(line?.totalPrice.minor).toBe((line?.pricePerUnit.minor ?? 0) * 2);
      expect(line?.maxQuantity).toBeGreaterThan(2);
      expect(typeof line?.primeFaehig).toBe('boolean');
    }),
  );

  it(
    'have what the mini cart and tracking show of an article, and the name that operations change it by (ENT-06)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, goods, shopper } = fixture;
      const { cart } = valueOf(
        await updateCart(fixture, shopper, addItem(goods.ordinary[0], 2), addItem(goods.ordinary[1])),
      );
      const [line] = cart.positions;
      expect(line?.crumbs.length).toBeGreaterThan(0);
      expect(line).toMatchObject({
        quantity: 2,
        isLightningDeal: false,
        quantityLightning: 0,
        quantityNormal: 2,
        isFreeItem: false,
        isCatalog: false,
        removable: true,
      });
      expect([line?.pricePerUnitLightning, line?.netPricePerUnitLightning, line?.relatedVoucherCode]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      const accessories = await shop.catalogue.tiles(shopper, line?.accessoryIds ?? []);
      expect(accessories.map(({ id }) => id)).toEqual(line?.accessoryIds);
      expect([cart.positions.length, cart.positionCount, cart.articleCount, cart.netValue.currency]).toEqual([
        2,
        2,
        3,
        cart.total.currency,
      ]);
      expect(cart.netValue).toEqual(minus(cart.total, taxOf(cart)));
      const left = valueOf(
        await updateCart(fixture, shopper, { do: 'remove-position', positionId: line?.operationsId ?? '' }),
      ).cart;
      expect(left.positions.map(({ itemId }) => itemId)).toEqual([goods.ordinary[1]]);
    }),
  );

  it(
    'increase the quantity when the same article is added again',
    withFixture(harness, {}, async (fixture) => {
      const [itemId] = fixture.goods.ordinary;
      const { cart, report } = valueOf(await updateCart(fixture, fixture.shopper, addItem(itemId), addItem(itemId, 3)));
      expect(cart.positions.map(({ quantity }) => quantity)).toEqual([4]);
      expect(report.added.map((added) => [added.itemId, added.quantity])).toEqual([
        [itemId, 1],
        [itemId, 3],
      ]);
      expect([cart.positionCount, cart.articleCount]).toEqual([1, 4]);
    }),
  );

  it(
    'change their quantity, and are removed at a quantity of zero',
    withFixture(harness, { 'a cart exists': { positions: 2 } }, async (fixture) => {
      const [first, second] = (await readCart(fixture, fixture.shopper)).positions;
      const changed = valueOf(
        await updateCart(fixture, fixture.shopper, {
          do: 'change-quantity',
          positionId: first?.operationsId ?? '',
          quantity: 7,
        }),
      );
      expect(changed.cart.positions.map(({ quantity }) => quantity)).toEqual([7, 1]);
      const left = valueOf(
        await updateCart(fixture, fixture.shopper, {
          do: 'change-quantity',
          positionId: first?.operationsId ?? '',
          quantity: 0,
        }),
      );
      expect(left.cart.positions.map(({ id }) => id)).toEqual([second?.id]);
      const none = valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'remove-position', positionId: second?.operationsId ?? '' }),
      );
      expect(none.cart.positions).toEqual([]);
    }),
  );

  it(
    'list printed catalogues separately, free of charge',
    withFixture(harness, {}, async (fixture) => {
      const { cart } = valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.catalog)));
      expect(cart.positions).toEqual([]);
      expect(cart.catalogs).toHaveLength(1);
      expect(cart.catalogs[0]).toMatchObject({ isCatalog: true });
      expect(cartStateOf(cart)).toBe('payless');
    }),
  );
};

const bounds = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'request a choice of variant if an article has several (CART-04)',
    withFixture(harness, {}, async (fixture) => {
      const { cart, report } = valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.withVariants)));
      expect(report.variantsToChoose.map(({ productId }) => productId)).toEqual([fixture.goods.withVariants]);
      expect(cart.positions).toEqual([]);
    }),
  );

  it(
    'raise a quantity to the article’s minimum and report it (CART-04)',
    withFixture(harness, {}, async (fixture) => {
      const { itemId, minimum } = fixture.goods.withMinimum;
      const { cart, report } = valueOf(await updateCart(fixture, fixture.shopper, addItem(itemId)));
      expect(cart.positions.map(({ quantity }) => quantity)).toEqual([minimum]);
      expect(report.quantityChanged).toMatchObject([{ itemId, asked: 1, now: minimum }]);
    }),
  );

  it(
    'cap a quantity at the stock and report the maximum (CART-04)',
    withFixture(harness, {}, async (fixture) => {
      const { scarce } = fixture.goods;
      await updateCart(fixture, fixture.shopper, addItem(scarce, 2));
      const { cart, report } = valueOf(await updateCart(fixture, fixture.shopper, addItem(scarce, 5)));
      expect(cart.positions.map(({ quantity, maxQuantity }) => [quantity, maxQuantity])).toEqual([[3, 3]]);
      expect(report.added).toMatchObject([{ itemId: scarce, quantity: 1 }]);
      expect(report.quantityChanged).toMatchObject([{ itemId: scarce, asked: 5, now: 3 }]);
      expect(report.maxInCart).toMatchObject([{ itemId: scarce, max: 3 }]);
      const again = valueOf(await updateCart(fixture, fixture.shopper, addItem(scarce)));
      expect(again.report).toMatchObject({ added: [], maxInCart: [{ itemId: scarce, max: 3 }] });
      expect(again.cart.articleCount).toBe(3);
    }),
  );

  it(
    'refuse sold-out articles, unknown articles and unknown lines',
    withFixture(harness, {}, async (fixture) => {
      const { shopper, goods } = fixture;
      expect(refusalOf(await updateCart(fixture, shopper, addItem(goods.soldOut)))).toEqual({
        because: 'sold-out',
        itemId: goods.soldOut,
      });
      expect(refusalOf(await updateCart(fixture, shopper, addItem('no-such-item')))).toEqual({
        because: 'no-such-item',
        itemId: 'no-such-item',
      });
      const noLine = { do: 'remove-position', positionId: 'no-such-position' } as const;
      expect(refusalOf(await updateCart(fixture, shopper, noLine))).toEqual({
        because: 'no-such-position',
        positionId: 'no-such-position',
      });
    }),
  );

  it(
    'apply all operations or none',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const before = await readCart(fixture, fixture.shopper);
      const refused = await updateCart(
        fixture,
        fixture.shopper,
        addItem(fixture.goods.ordinary[1]),
        addItem(fixture.goods.soldOut),
      );
      expect(refused.ok).toBe(false);
      expect(await readCart(fixture, fixture.shopper)).toEqual(before);
    }),
  );

  if (!harness.features.has('stock')) return;
  it(
    'show a line that has sold out meanwhile at a quantity of zero',
    withFixture(harness, { 'a cart exists': { positions: 2, quantity: 2 } }, async (fixture) => {
      const before = await readCart(fixture, fixture.shopper);
      await fixture.setStock(fixture.goods.ordinary[0], 0);
      const cart = await readCart(fixture, fixture.shopper);
      expect(cart.positions.map(({ quantity }) => quantity)).toEqual([0, 2]);
      expect([cart.positionCount, cart.articleCount]).toEqual([1, 2]);
      expect(cart.subtotal).toEqual(minus(before.subtotal, before.positions[0]?.totalPrice ?? money(0)));
    }),
  );
};

const totals = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'add up: goods minus savings plus delivery, VAT included (CART-06)',
    withFixture(harness, { 'a cart exists': { positions: 3, quantity: 2 } }, async (fixture) => {
      const { cart } = valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.percent }),
      );
      expect(cart.subtotal).toEqual(sumOf(cart.positions.map(({ totalPrice }) => totalPrice)));
      expect(cart.totalSavings).toEqual(plus(cart.promotionsSaving, sumOf(cart.vouchers.map(({ saving }) => saving))));
      expect(cart.total).toEqual(plus(goodsValue(cart), costOf(cart)));
      expect(cart.basketValue).toEqual(cart.total);
      expect(taxOf(cart).minor).toBeGreaterThan(0);
      expect(cart).toMatchObject({ deliveryCountry: 'DE', newsletterChosen: false });
      expect(cart.shippers.filter(({ selected }) => selected)).toHaveLength(1);
    }),
  );

  it(
    'come with every other field that a checkout shows of a cart (ENT-04)',
    withFixture(harness, READY, async (fixture) => {
      const { shop, shopper, goods, vouchers } = fixture;
      valueOf(
        await updateCart(fixture, shopper, addItem(goods.catalog), addItem(goods.expensive), {
          do: 'add-voucher',
          code: vouchers.percent,
        }),
      );
      valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), 'Klasse 3b'));
      const cart = await readCart(fixture, shopper);
      expect(cart).toMatchObject({
        id: shopper.cartId,
        submitted: false,
        positionCount: 4,
        articleCount: 4,
        orderReference: 'Klasse 3b',
        selectedPayment: 'VORKASSE',
      });
      expect([
        cart.billingAddress,
        cart.shippingAddress,
        cart.billingEmail.selected,
        cart.billingEmail.preselected,
        cart.shippingEmail.selected,
        cart.shippingEmail.preselected,
      ]).not.toContain(undefined);
      expect(cart.vouchers.map(({ code, status }) => [code, status])).toEqual([[vouchers.percent, 'applied']]);
      expect([cart.positions.length, cart.catalogs.length, cart.speditionFields.length]).toEqual([3, 1, 0]);
      expect(cart.shippers.filter(({ selected, enabled }) => selected && enabled)).toHaveLength(1);
      const { subtotal, shippingCost, total, basketValue, promotionsSaving, totalSavings } = cart;
      const currencies = [subtotal, shippingCost, total, basketValue, promotionsSaving, totalSavings].map(
        (amount) => amount?.currency,
      );
      expect([...currencies, cart.deliveryCountry]).toEqual(['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'DE']);
      expect(cart.tax.length).toBeGreaterThan(0);
      expect(
        cart.shippers.filter(({ code, name, costs }) => code === '' || name === '' || costs.currency !== 'EUR'),
      ).toEqual([]);
      const lines = allLinesOf(cart).map(({ id }) => id);
      expect(lines).toHaveLength(cart.positions.length + cart.freeArticles.length + cart.catalogs.length);
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );

  it(
    'leave out delivery costs unless they are requested',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async ({ shop, shopper }) => {
      const cart = valueOf(await shop.carts.find(shopper, cartIdOf(shopper)));
      expect(cart.shippingCost).toBeUndefined();
      expect(cart.total).toEqual(goodsValue(cart));
    }),
  );

  it(
    'include free delivery above a goods value, and report how much is missing below it',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const below = await readCart(fixture, fixture.shopper);
      expect(costOf(below).minor).toBeGreaterThan(0);
      expect(below.missingForFreeDelivery?.minor).toBeGreaterThan(0);
      const { cart } = valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.expensive)));
      expect(isZero(costOf(cart))).toBe(true);
      expect(cart.missingForFreeDelivery).toBeUndefined();
    }),
  );

  it(
    'are net, with VAT added on top, in the business shop',
    withFixture(
      harness,
      {
        storefront: 'b2b-de',
        'a registered customer': { kind: 'b2b' },
        'a cart exists': { positions: 2, quantity: 3 },
      },
      async (fixture) => {
        const cart = await readCart(fixture, fixture.shopper);
        const net = plus(goodsValue(cart), costOf(cart));
        expect(cart.tax).toEqual([{ rate: 19, amount: money(Math.round(net.minor * 0.19)) }]);
        expect(cart.total).toEqual(plus(net, taxOf(cart)));
      },
    ),
  );

  it(
    'are in Swiss francs in the Swiss shop',
    withFixture(harness, { storefront: 'ch', 'a cart exists': { positions: 1 } }, async (fixture) => {
      const cart = await readCart(fixture, fixture.shopper);
      expect([cart.total.currency, cart.subtotal.currency, cart.positions[0]?.pricePerUnit.currency]).toEqual([
        'CHF',
        'CHF',
        'CHF',
      ]);
      expect(cart.deliveryCountry).toBe('CH');
    }),
  );
};

const ownership = (harness: PortHarness, { it, expect }: TestApi): void => {
  const notFound = { because: 'cart-not-found' };
  const asAnonymous = async (fixture: PortFixture) => openSession(fixture, fixture.anonymous);

  it(
    'treats somebody else’s cart like one that does not exist',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const { carts } = fixture.shop;
      const foreign = cartIdOf(fixture.shopper);
      expect((await fixture.shop.carts.find(fixture.shopper, foreign)).ok).toBe(true);
      for (const cartId of [foreign, 'no-such-cart']) {
        const anonymous = await asAnonymous(fixture);
        expect(refusalOf(await carts.find(anonymous, cartId))).toEqual(notFound);
        expect(refusalOf(await carts.update(anonymous, cartId, [addItem(fixture.goods.ordinary[0])]))).toEqual(
          notFound,
        );
        expect(refusalOf(await carts.setOrderComment(anonymous, cartId, 'mine'))).toEqual(notFound);
        expect(refusalOf(await carts.setOrderReference(anonymous, cartId, 'mine'))).toEqual(notFound);
        expect(refusalOf(await carts.setOrderReference(anonymous, cartId, 'x'.repeat(1_000)))).toEqual(notFound);
        expect(refusalOf(await carts.setCostCentre(anonymous, cartId, 'mine'))).toEqual(notFound);
        expect(refusalOf(await carts.setNewsletter(anonymous, cartId, 'Newsletter bestellen'))).toEqual(notFound);
        expect(refusalOf(await carts.setAlternativeEmails(anonymous, cartId, { billing: 'mine@example.org' }))).toEqual(
          notFound,
        );
      }
      expect((await readCart(fixture, fixture.shopper)).orderComment).toBeUndefined();
    }),
  );

  it(
    'rejects a customer’s id without a session token',
    withFixture(
      harness,
      { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 1 } },
      async (fixture) => {
        const { sessionToken, ...claimed } = fixture.shopper;
        expect(sessionToken).toBeDefined();
        expect(refusalOf(await fixture.shop.carts.find(claimed, cartIdOf(claimed)))).toEqual(notFound);
      },
    ),
  );

  it(
    'returns copies: changing one does not change the cart',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const cart = await readCart(fixture, fixture.shopper);
      const same: unknown = JSON.parse(JSON.stringify(cart));
      Reflect.set(cart, 'submitted', true);
      Reflect.set(cart.positions[0] ?? {}, 'quantity', 99);
      Reflect.set(cart.positions[0]?.pricePerUnit ?? {}, 'minor', 1);
      expect(await readCart(fixture, fixture.shopper)).toEqual(same);
    }),
  );

  it(
    'refuses every change of a cart that became an order',
    withFixture(
      harness,
      { 'guest session': true, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'RECHNUNG' } },
      async (fixture) => {
        const { shop, shopper } = fixture;
        const { orderId } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
        expect(refusalOf(await updateCart(fixture, shopper, addItem(fixture.goods.ordinary[1])))).toEqual({
          because: 'already-submitted',
        });
        expect(await readCart(fixture, shopper)).toMatchObject({ submitted: true, submittedAs: orderId });
      },
    ),
  );
};

/** What every adapter of the carts port promises. */
export const behavesLikeCarts = (harness: PortHarness, t: TestApi): void => {
  t.describe('lines of a cart', () => lines(harness, t));
  t.describe('changes to a cart', () => bounds(harness, t));
  t.describe('pieces that are taken out of a cart again', () => takesOutPieces(harness, t));
  t.describe('totals of a cart', () => totals(harness, t));
  t.describe('vouchers of a cart', () => behavesLikeVouchers(harness, t));
  t.describe('what outlives a visit', () => outlivesSessions(harness, t));
  t.describe('access to a cart', () => ownership(harness, t));
  t.describe('notes on a cart', () => behavesLikeCartNotes(harness, t));
  t.describe('the delivery of a cart by Prime', () => behavesLikePrimeDelivery(harness, t));
};
