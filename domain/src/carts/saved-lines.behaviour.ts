import type { Shopper } from '../visit/shopper.ts';
import { anAddressForm } from '../testing/an-address.ts';
import {
  addItem,
  asSignedIn,
  cartIdOf,
  openSession,
  readCart,
  refusalOf,
  updateCart,
  valueOf,
  withFixture,
} from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const listOf = async (fixture: PortFixture, shopper: Shopper) =>
  (await readCart(fixture, shopper)).savedLines.map(({ itemId, quantity }) => [itemId, quantity]);
const linesOf = async (fixture: PortFixture, shopper: Shopper) =>
  (await readCart(fixture, shopper)).positions.map(({ itemId, quantity }) => [itemId, quantity]);

/** Puts articles into the cart and saves all of them, one after the other. */
const saveAll = async (fixture: PortFixture, shopper: Shopper, ...items: readonly (readonly [string, number])[]) => {
  for (const [itemId, quantity] of items) {
    const { cart } = valueOf(await updateCart(fixture, shopper, addItem(itemId, quantity)));
    valueOf(
      await updateCart(fixture, shopper, {
        do: 'save-for-later',
        positionId: cart.positions.find((line) => line.itemId === itemId)?.operationsId ?? '',
      }),
    );
  }
  return (await readCart(fixture, shopper)).savedLines;
};

const saving = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'leave the cart with all their pieces, the last saved first, and cost nothing',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: {
          ordinary: [a = '', b = ''],
        },
      } = fixture;
      const [first, second] = await saveAll(fixture, shopper, [a, 2], [b, 3]);
      expect([
        [first?.itemId, first?.quantity],
        [second?.itemId, second?.quantity],
      ]).toEqual([
        [b, 3],
        [a, 2],
      ]);
      const cart = await readCart(fixture, shopper);
      expect([cart.positions, cart.total.minor, cart.articleCount]).toEqual([[], 0, 0]);
      expect(first?.priceWhenSaved).toEqual(first?.pricePerUnit);
      expect(
        [first?.maxQuantity, first?.name].filter((field) => field === undefined || field === '' || field === 0),
      ).toEqual([]);
    }),
  );

  it(
    'are one line per article',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: {
          ordinary: [a = '', b = ''],
        },
      } = fixture;
      await saveAll(fixture, shopper, [a, 2], [b, 1], [a, 1]);
      expect(await listOf(fixture, shopper)).toEqual([
        [a, 3],
        [b, 1],
      ]);
    }),
  );

  it(
    'return into the cart, as many as are wanted',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: {
          ordinary: [a = ''],
        },
      } = fixture;
      const [saved] = await saveAll(fixture, shopper, [a, 3]);
      const move = (quantity: number) =>
        updateCart(fixture, shopper, { do: 'move-to-cart', savedId: saved?.id ?? '', quantity });
      expect(valueOf(await move(1)).report.added).toMatchObject([{ itemId: a, quantity: 1 }]);
      expect([await linesOf(fixture, shopper), await listOf(fixture, shopper)]).toEqual([[[a, 1]], [[a, 2]]]);
      valueOf(await move(99));
      expect([await linesOf(fixture, shopper), await listOf(fixture, shopper)]).toEqual([[[a, 3]], []]);
      expect(refusalOf(await move(1))).toEqual({ because: 'no-such-saved-line', savedId: saved?.id });
    }),
  );

  it(
    'stay saved as far as the cart cannot take them, which it reports',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: { scarce },
      } = fixture;
      const [saved] = await saveAll(fixture, shopper, [scarce, 2]);
      valueOf(await updateCart(fixture, shopper, addItem(scarce, 2)));
      const { report } = valueOf(
        await updateCart(fixture, shopper, { do: 'move-to-cart', savedId: saved?.id ?? '', quantity: 2 }),
      );
      expect(report).toMatchObject({ added: [{ quantity: 1 }], maxInCart: [{ itemId: scarce, max: 3 }] });
      expect([await linesOf(fixture, shopper), await listOf(fixture, shopper)]).toEqual([[[scarce, 3]], [[scarce, 1]]]);
    }),
  );

  it(
    'are removed, and saved again',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: {
          ordinary: [a = ''],
        },
      } = fixture;
      const [saved] = await saveAll(fixture, shopper, [a, 3]);
      const remove = { do: 'remove-saved', savedId: saved?.id ?? '' } as const;
      expect(valueOf(await updateCart(fixture, shopper, remove)).cart.savedLines).toEqual([]);
      expect(refusalOf(await updateCart(fixture, shopper, remove))).toEqual({
        because: 'no-such-saved-line',
        savedId: saved?.id,
      });
      valueOf(await updateCart(fixture, shopper, { do: 'save-item', itemId: a, quantity: 3 }));
      expect(await listOf(fixture, shopper)).toEqual([[a, 3]]);
      expect(
        refusalOf(await updateCart(fixture, shopper, { do: 'save-item', itemId: 'no-such-item', quantity: 1 })),
      ).toEqual({ because: 'no-such-item', itemId: 'no-such-item' });
      expect(
        refusalOf(await updateCart(fixture, shopper, { do: 'save-for-later', positionId: 'no-such-line' })),
      ).toEqual({ because: 'no-such-position', positionId: 'no-such-line' });
    }),
  );
};

const owning = (harness: PortHarness, { it, expect }: TestApi): void => {
  const signIn = async (
    { shop, account: { identifier, password } }: PortFixture,
    shopper: Shopper,
    mergeCart: boolean,
  ) =>
    asSignedIn(
      shopper,
      'customer',
      valueOf(await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart })),
    );

  it(
    'belong to the shopper: nobody else reads or moves them',
    withFixture(harness, {}, async (fixture) => {
      const {
        shopper,
        goods: {
          ordinary: [a = ''],
        },
      } = fixture;
      const [saved] = await saveAll(fixture, shopper, [a, 1]);
      const other = await openSession(fixture, fixture.anonymous);
      expect((await readCart(fixture, other)).savedLines).toEqual([]);
      expect(
        refusalOf(await updateCart(fixture, other, { do: 'move-to-cart', savedId: saved?.id ?? '', quantity: 1 })),
      ).toEqual({ because: 'no-such-saved-line', savedId: saved?.id });
    }),
  );

  it(
    'go with a visitor who continues as a guest',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const {
        shop,
        shopper,
        goods: {
          ordinary: [, a = ''],
        },
      } = fixture;
      await saveAll(fixture, shopper, [a, 1]);
      const guest = asSignedIn(
        shopper,
        'guest',
        valueOf(
          await shop.sessions.registerGuest(shopper, { email: 'gast@schule.example', billingAddress: anAddressForm() }),
        ),
      );
      expect(await listOf(fixture, guest)).toEqual([[a, 1]]);
    }),
  );

  it(
    'are put together at a merge, also where the cart itself is empty',
    withFixture(harness, {}, async (fixture) => {
      const {
        shop,
        goods: {
          ordinary: [a = '', b = '', c = ''],
        },
      } = fixture;
      const before = await signIn(fixture, fixture.shopper, false);
      await saveAll(fixture, before, [a, 1], [b, 1]);
      await shop.sessions.logout(before);
      const visitor = await openSession(fixture, fixture.anonymous);
      await saveAll(fixture, visitor, [b, 2], [c, 1]);
      const customer = await signIn(fixture, visitor, false);
      valueOf(
        await shop.carts.merge(customer, cartIdOf(customer), {
          cartId: cartIdOf(visitor),
          userId: visitor.userId ?? '',
        }),
      );
      expect(await listOf(fixture, customer)).toEqual([
        [c, 1],
        [b, 3],
        [a, 1],
      ]);
    }),
  );
};

export const behavesLikeSavedLines = (harness: PortHarness, t: TestApi): void => {
  t.describe('articles saved for later', () => saving(harness, t));
  t.describe('lists of saved articles', () => owning(harness, t));
};
