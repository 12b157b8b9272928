import type { SignedIn } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
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
import type { CartOperation } from './cart-operation.ts';
import type { CartToMerge } from './carts.port.ts';
import { behavesLikeSavedLines } from './saved-lines.behaviour.ts';

const fromOf = (visitor: Shopper): CartToMerge => ({ cartId: cartIdOf(visitor), userId: visitor.userId ?? '' });

const signIn = async ({ shop, account: { identifier, password } }: PortFixture, shopper: Shopper): Promise<SignedIn> =>
  valueOf(await shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: false }));

/** A customer with this basket, who has just come back with that one. */
const comeBack = async (fixture: PortFixture, stored: readonly CartOperation[], brought: readonly CartOperation[]) => {
  const before = asSignedIn(fixture.shopper, 'customer', await signIn(fixture, fixture.shopper));
  valueOf(await updateCart(fixture, before, ...stored));
  await fixture.shop.sessions.logout(before);
  const visitor = await openSession(fixture, fixture.anonymous);
  valueOf(await updateCart(fixture, visitor, ...brought));
  const customer = asSignedIn(visitor, 'customer', await signIn(fixture, visitor));
  return {
    visitor,
    customer,
    from: fromOf(visitor),
    merge: () => fixture.shop.carts.merge(customer, cartIdOf(customer), fromOf(visitor)),
  };
};

const piecesOf = async (fixture: PortFixture, shopper: Shopper) =>
  (await readCart(fixture, shopper)).positions.map(({ itemId, quantity }) => [itemId, quantity]);

const merging = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'puts the articles of both into the customer’s cart, which says line by line what was added (UPM-15)',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer, from, merge } = await comeBack(fixture, [addItem(a, 2)], [addItem(a), addItem(b, 3)]);
      const merged = valueOf(await merge());
      expect(merged.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 3],
        [b, 3],
      ]);
      expect(merged.merge).toMatchObject({
        from: from.cartId,
        lines: [
          { itemId: a, brought: 1, added: 1 },
          { itemId: b, brought: 3, added: 3 },
        ],
        vouchers: [],
      });
      expect(merged.merge?.lines.map(({ name }) => name)).toEqual(merged.positions.map(({ name }) => name));
      expect((await readCart(fixture, customer)).merge).toEqual(merged.merge);
    }),
  );

  it(
    'says what could not be taken whole: vouchers, and pieces above the maximum',
    withFixture(harness, {}, async (fixture) => {
      const { goods, vouchers } = fixture;
      const { merge } = await comeBack(
        fixture,
        [addItem(goods.scarce, 2), { do: 'add-voucher', code: vouchers.percent }],
        [addItem(goods.scarce, 2), { do: 'add-voucher', code: vouchers.alone }],
      );
      expect(valueOf(await merge()).merge).toMatchObject({
        lines: [{ itemId: goods.scarce, brought: 2, added: 1, most: 3 }],
        vouchers: [{ code: vouchers.alone, taken: false }],
      });
    }),
  );

  it(
    'has no lines to tell of where the customer’s cart was empty',
    withFixture(harness, {}, async (fixture) => {
      const [a = ''] = fixture.goods.ordinary;
      const { from, merge } = await comeBack(fixture, [], [addItem(a)]);
      expect(valueOf(await merge()).merge).toEqual({ from: from.cartId, lines: [], vouchers: [] });
    }),
  );

  it(
    'happens once, however often it is asked for',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { visitor, customer, merge } = await comeBack(fixture, [addItem(a)], [addItem(b)]);
      const merged = valueOf(await merge());
      expect(valueOf(await merge())).toEqual(merged);
      expect(await piecesOf(fixture, customer)).toEqual([
        [a, 1],
        [b, 1],
      ]);
      expect(refusalOf(await fixture.shop.carts.find(visitor, cartIdOf(visitor)))).toEqual({
        because: 'cart-not-found',
      });
    }),
  );

  it(
    'changes nothing with a cart that is not there, belongs to another visitor or to a customer',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { visitor, customer } = await comeBack(fixture, [addItem(a)], [addItem(b)]);
      for (const from of [
        { ...fromOf(visitor), cartId: 'cart-0-0000000000000000' },
        { ...fromOf(visitor), userId: 'somebody' },
        fromOf(customer),
      ]) {
        expect(
          valueOf(await fixture.shop.carts.merge(customer, cartIdOf(customer), from)).positions.map(
            ({ itemId }) => itemId,
          ),
        ).toEqual([a]);
      }
      expect(await piecesOf(fixture, visitor)).toEqual([[b, 1]]);
    }),
  );

  it(
    'is refused into a cart that is not the shopper’s',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer, from } = await comeBack(fixture, [addItem(a)], [addItem(b)]);
      const other = await openSession(fixture, fixture.anonymous);
      expect(refusalOf(await fixture.shop.carts.merge(customer, cartIdOf(other), from))).toEqual({
        because: 'cart-not-found',
      });
    }),
  );
};

const undoing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes out exactly what the merge put in, and its vouchers',
    withFixture(harness, {}, async (fixture) => {
      const {
        goods: {
          ordinary: [a = '', b = '', c = ''],
        },
        vouchers,
      } = fixture;
      const { customer, from, merge } = await comeBack(
        fixture,
        [addItem(a, 2)],
        [addItem(a, 3), addItem(b), { do: 'add-voucher', code: vouchers.percent }],
      );
      valueOf(await merge());
      valueOf(await updateCart(fixture, customer, addItem(c)));
      const { cart } = valueOf(await updateCart(fixture, customer, { do: 'undo-merge', mergedCartId: from.cartId }));
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [a, 2],
        [c, 1],
      ]);
      expect([cart.merge, cart.vouchers]).toEqual([undefined, []]);
    }),
  );

  it(
    'takes out no more than is there, and nothing twice',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer, from, merge } = await comeBack(fixture, [addItem(a, 2)], [addItem(a, 3), addItem(b, 4)]);
      const [, second] = valueOf(await merge()).positions;
      valueOf(
        await updateCart(fixture, customer, {
          do: 'change-quantity',
          positionId: second?.operationsId ?? '',
          quantity: 1,
        }),
      );
      const undo: CartOperation = { do: 'undo-merge', mergedCartId: from.cartId };
      valueOf(await updateCart(fixture, customer, undo));
      valueOf(await updateCart(fixture, customer, undo));
      expect(await piecesOf(fixture, customer)).toEqual([[a, 2]]);
    }),
  );

  it(
    'changes nothing once the notice is dismissed',
    withFixture(harness, {}, async (fixture) => {
      const [a = '', b = ''] = fixture.goods.ordinary;
      const { customer, from, merge } = await comeBack(fixture, [addItem(a)], [addItem(b)]);
      valueOf(await merge());
      const { cart } = valueOf(
        await updateCart(fixture, customer, { do: 'dismiss-merge', mergedCartId: 'another cart' }),
      );
      expect(cart.merge?.from).toBe(from.cartId);
      expect(
        valueOf(await updateCart(fixture, customer, { do: 'dismiss-merge', mergedCartId: from.cartId })).cart.merge,
      ).toBeUndefined();
      valueOf(await updateCart(fixture, customer, { do: 'undo-merge', mergedCartId: from.cartId }));
      expect(await piecesOf(fixture, customer)).toEqual([
        [a, 1],
        [b, 1],
      ]);
    }),
  );
};

/** What shoppers find again after a login or an order. */
export const outlivesSessions = (harness: PortHarness, t: TestApi): void => {
  behavesLikeSavedLines(harness, t);
  t.describe('a merge', () => merging(harness, t));
  t.describe('the undo of a merge', () => undoing(harness, t));
};
