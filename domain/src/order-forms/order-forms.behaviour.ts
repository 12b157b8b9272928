import type { ItemId } from '../catalogue/product.ts';
import { addItem, cartIdOf, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { LineOutcome } from './order-forms.port.ts';

const numberOf = async ({ shop, anonymous }: PortFixture, itemId: ItemId = ''): Promise<string> =>
  (await shop.catalogue.item(anonymous, itemId))?.orderNumber ?? '';

/** What became of a line, and how many pieces of which article come into the cart. */
const shortly = (line: LineOutcome): readonly (string | number)[] =>
  'article' in line ? [line.outcome, line.article.itemId, line.quantity] : [line.outcome];

const checking = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'say of each line what would become of it, in their order, and change nothing (UPM-38)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, anonymous, goods } = fixture;
      const [ordinary] = goods.ordinary;
      const number = await numberOf(fixture, ordinary);
      const lines = [
        { orderNumber: number, quantity: 3 },
        { orderNumber: 'no-such-number', quantity: 1 },
        { orderNumber: await numberOf(fixture, goods.withMinimum.itemId), quantity: 1 },
        { orderNumber: await numberOf(fixture, goods.soldOut), quantity: 1 },
        { orderNumber: goods.withVariants, quantity: 2 },
        { orderNumber: await numberOf(fixture, goods.scarce), quantity: 9 },
      ];
      const outcomes = await shop.orderForms.check(anonymous, lines);
      expect(outcomes.map(shortly)).toEqual([
        ['ready', ordinary, 3],
        ['unknown'],
        ['quantity-changed', goods.withMinimum.itemId, goods.withMinimum.minimum],
        ['sold-out'],
        ['choose-variant'],
        ['quantity-changed', goods.scarce, 3],
      ]);
      const sold = await shop.catalogue.item(anonymous, ordinary);
      expect(outcomes[0]).toMatchObject({
        article: { orderNumber: number, name: sold?.name, price: sold?.price, minimumOrderQuantity: 1 },
      });
      const cartId = cartIdOf(shopper);
      expect(await shop.orderForms.check(shopper, lines, cartId)).toEqual(outcomes);
      expect(valueOf(await shop.carts.find(shopper, cartId)).positions).toEqual([]);
    }),
  );

  it(
    'read a number with or without dashes and spaces',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous, goods } = fixture;
      const [ordinary] = goods.ordinary;
      const bare = (await numberOf(fixture, ordinary)).replaceAll(/[\s-]/gu, '');
      const orderNumber = `${bare.slice(0, 3)}-${bare.slice(3, 6)} ${bare.slice(6)}`;
      expect((await shop.orderForms.check(anonymous, [{ orderNumber, quantity: 2 }])).map(shortly)).toEqual([
        ['ready', ordinary, 2],
      ]);
    }),
  );

  it(
    'name what an unknown number may have meant, three articles at most',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous, goods } = fixture;
      const orderNumber = await numberOf(fixture, goods.ordinary[0]);
      const [line] = await shop.orderForms.check(anonymous, [{ orderNumber: `00${orderNumber}`, quantity: 1 }]);
      const meant = line?.outcome === 'unknown' ? line.meant : [];
      expect(meant[0]?.orderNumber).toBe(orderNumber);
      expect(meant.length < 4).toBe(true);
      const [far] = await shop.orderForms.check(anonymous, [{ orderNumber: 'x'.repeat(12), quantity: 1 }]);
      expect(far).toEqual({ outcome: 'unknown', meant: [] });
    }),
  );

  it(
    'count what the cart holds, and what earlier lines take',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const cartId = cartIdOf(shopper);
      valueOf(await shop.carts.update(shopper, cartId, [addItem(goods.scarce)]));
      const orderNumber = await numberOf(fixture, goods.scarce);
      const lines = [1, 2, 4].map((quantity) => ({ orderNumber, quantity }));
      expect((await shop.orderForms.check(shopper, lines, cartId)).map(shortly)).toEqual([
        ['ready', goods.scarce, 1],
        ['quantity-changed', goods.scarce, 1],
        ['quantity-changed', goods.scarce, 0],
      ]);
    }),
  );
};

const adding = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'put into the cart what can be bought, as they said before, and what is there stays (UPM-39)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const [a = '', b = ''] = goods.ordinary;
      const cartId = cartIdOf(shopper);
      valueOf(await shop.carts.update(shopper, cartId, [addItem(a)]));
      const lines = [
        { orderNumber: await numberOf(fixture, a), quantity: 3 },
        { orderNumber: await numberOf(fixture, goods.soldOut), quantity: 1 },
        { orderNumber: goods.withVariants, quantity: 1 },
        { orderNumber: await numberOf(fixture, goods.scarce), quantity: 5 },
        { orderNumber: 'no-such-number', quantity: 1 },
        { orderNumber: await numberOf(fixture, b), quantity: 12 },
      ];
      const said = await shop.orderForms.check(shopper, lines, cartId);
      const { cart, report, outcomes } = valueOf(await shop.orderForms.addToCart(shopper, cartId, lines));
      expect(outcomes).toEqual(said);
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 4],
        [goods.scarce, 3],
        [b, 12],
      ]);
      expect(report.added.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 3],
        [goods.scarce, 3],
        [b, 12],
      ]);
      expect(valueOf(await shop.carts.find(shopper, cartId, { shippingCost: true }))).toEqual(cart);
    }),
  );

  it(
    'put nothing into the cart of somebody else',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const other = await openSession(fixture, fixture.anonymous);
      const lines = [{ orderNumber: await numberOf(fixture, goods.ordinary[0]), quantity: 1 }];
      const cartId = cartIdOf(shopper);
      expect(refusalOf(await shop.orderForms.addToCart(other, cartId, lines))).toEqual({ because: 'cart-not-found' });
      expect(valueOf(await shop.carts.find(shopper, cartId)).positions).toEqual([]);
    }),
  );
};

/** What a shop promises about order forms. */
export const behavesLikeOrderForms = (harness: PortHarness, t: TestApi): void => {
  t.describe('order forms', () => {
    checking(harness, t);
    adding(harness, t);
  });
};
