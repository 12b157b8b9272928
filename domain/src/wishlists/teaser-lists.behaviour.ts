import { cartIdOf, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { pieces } from '../testing/sharing-lists.ts';
import type { TestApi } from '../testing/test-api.ts';

/** Every shop under test has this one, of at least five articles. */
const LIST = 'teaser-schulanfang';

const reading = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'have a name, articles as the shop sells them, and what goes with them (ENT-29, UPQ-52)',
    withFixture(harness, {}, async ({ shop, shopper, anonymous }) => {
      const list = await shop.teaserLists.find(anonymous, LIST);
      expect(list).toMatchObject({ externalId: LIST, name: 'Alles für den Schulanfang' });
      expect(list?.entries.length).toBeGreaterThan(4);
      expect(new Set(list?.entries.map(({ externalId }) => externalId)).size).toBe(list?.entries.length);
      for (const { product, item, quantity, total } of list?.entries ?? []) {
        const sold = await shop.catalogue.product(anonymous, product.productId, {});
        expect([product.name, product.path]).toEqual([sold?.name, sold?.path]);
        expect(total?.minor).toBe(item === undefined ? undefined : item.price.current.minor * quantity);
      }
      const recommended = await shop.catalogue.tiles(anonymous, list?.productsRecommendations ?? []);
      expect(recommended.length).toBeGreaterThan(1);
      expect(recommended).toHaveLength(list?.productsRecommendations.length ?? 0);
      expect(await shop.teaserLists.find(shopper, LIST)).toEqual(list);
      expect(await shop.teaserLists.find(shopper, 'no-such-list')).toBeUndefined();
    }),
  );

  it(
    'are in the language of the storefront',
    withFixture(harness, { storefront: 'en' }, async ({ shop, anonymous }) => {
      expect((await shop.teaserLists.find(anonymous, LIST))?.name).toBe('Everything for the first day of school');
    }),
  );

  it(
    'cost what so many pieces cost today (UPQ-51)',
    withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
      const [a = '', b = ''] = goods.ordinary;
      const priceOf = async (itemId: string) =>
        (await shop.catalogue.item(anonymous, itemId))?.price.current.minor ?? 0;
      const items = [pieces(a, 3), pieces('no-such-item', 2), pieces(b, 0)];
      const totals = await shop.teaserLists.totals(anonymous, items);
      expect(totals).toEqual({
        total: { minor: 3 * (await priceOf(a)), currency: 'EUR' },
        lines: [
          { itemId: a, total: { minor: 3 * (await priceOf(a)), currency: 'EUR' } },
          { itemId: b, total: { minor: 0, currency: 'EUR' } },
        ],
      });
    }),
  );

  it(
    'show another variant of an entry, and nothing that is none (UPM-49)',
    withFixture(harness, {}, async ({ shop, anonymous, goods }) => {
      const list = await shop.teaserLists.find(anonymous, LIST);
      const open = list?.entries.find(({ item }) => item === undefined);
      const product = await shop.catalogue.product(anonymous, open?.product.productId ?? '', {});
      const selectedVariants = (product?.variantAttributes ?? []).map(({ name, options }) => ({
        name,
        value: options[0]?.value ?? '',
      }));
      const chosen = await shop.catalogue.product(anonymous, product?.productId ?? '', { selectedVariants });
      const itemId = chosen?.item?.itemId ?? '';
      const oldExternalId = open?.externalId ?? '';
      const replaced = await shop.teaserLists.replaceItem(anonymous, { itemId, oldExternalId, quantity: 4 });
      expect(replaced).toMatchObject({ externalId: oldExternalId, quantity: 4, item: { itemId } });
      expect(replaced?.total?.minor).toBe(4 * (chosen?.item?.price.current.minor ?? 0));
      const [other = ''] = goods.ordinary;
      for (const wrong of [
        { itemId: other, oldExternalId, quantity: 1 },
        { itemId, oldExternalId: 'no-such-entry', quantity: 1 },
        { itemId, oldExternalId, quantity: -1 },
      ])
        expect(await shop.teaserLists.replaceItem(anonymous, wrong)).toBeUndefined();
      expect(await shop.teaserLists.find(anonymous, LIST)).toEqual(list);
    }),
  );
};

const buying = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'go into the cart as far as they can, which the report says (UPM-50)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, goods } = fixture;
      const [a = '', b = ''] = goods.ordinary;
      const items = [
        pieces(a, 2),
        pieces(goods.withVariants),
        pieces(goods.soldOut),
        pieces(goods.scarce, 7),
        pieces('no-such-item'),
        pieces(b, 0),
      ];
      const { cart, report } = valueOf(await shop.teaserLists.putIntoCart(shopper, cartIdOf(shopper), items));
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 2],
        [goods.scarce, 3],
      ]);
      expect(report).toMatchObject({
        added: [
          { itemId: a, quantity: 2 },
          { itemId: goods.scarce, quantity: 3 },
        ],
        variantsToChoose: [{ productId: goods.withVariants }],
        quantityChanged: [{ itemId: goods.scarce, asked: 7, now: 3 }],
        maxInCart: [
          { itemId: goods.soldOut, max: 0 },
          { itemId: goods.scarce, max: 3 },
        ],
      });
    }),
  );

  it(
    'go into no cart but the shopper’s own',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const other = await openSession(fixture, fixture.anonymous);
      const put = fixture.shop.teaserLists.putIntoCart(other, cartIdOf(fixture.shopper), [pieces(a)]);
      expect(refusalOf(await put)).toEqual({ because: 'cart-not-found' });
    }),
  );
};

/** What every adapter of the port for editors’ lists promises. */
export const behavesLikeTeaserLists = (harness: PortHarness, t: TestApi): void => {
  t.describe('lists of editors', () => reading(harness, t));
  t.describe('lists of editors in the cart', () => buying(harness, t));
};
