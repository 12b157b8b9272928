import { describe, expect, it } from 'vitest';
import type { CartOperation } from '../carts/cart-operation.ts';
import { type CartRefusal, type CartReport, EMPTY_CART_REPORT, type UpdatedCart } from '../carts/carts.port.ts';
import { refused, granted, type Result } from '../shared/result.ts';
import { aCart } from '../testing/a-cart.ts';
import { anOrderItem } from '../testing/an-order-item.ts';
import type { OrderItem } from './order-details.ts';
import { reorder } from './reorder.ts';

const book = (itemId: string, overrides: Partial<OrderItem> = {}): OrderItem =>
  anOrderItem({
    itemId,
    productId: `product-${itemId}`,
    name: `Heft ${itemId}`,
    path: `/prod/${itemId}/`,
    ...overrides,
  });

const shipmentsOf = (...parcels: readonly (readonly OrderItem[])[]) => ({
  shipments: parcels.map((items) => ({ status: 'delivered', carrier: 'DHL', items }) as const),
});

/** A cart that refuses some articles, and reports what it is told to. */
const cartThat = (refuses: readonly CartRefusal[], report: Partial<CartReport> = {}) => {
  const updates: (readonly CartOperation[])[] = [];
  const update = async (operations: readonly CartOperation[]): Promise<Result<UpdatedCart, CartRefusal>> => {
    updates.push(operations);
    const refusal = refuses.find(
      (one) =>
        !('itemId' in one) ||
        operations.some((operation) => operation.do === 'add-position' && operation.itemId === one.itemId),
    );
    if (refusal !== undefined) return refused(refusal);
    const added = operations.flatMap((operation) =>
      operation.do === 'add-position' ? [{ itemId: operation.itemId, name: '', quantity: operation.quantity }] : [],
    );
    return granted({ cart: aCart(), report: { ...EMPTY_CART_REPORT, added, ...report } });
  };
  return { updates, update };
};

describe('ordering again', () => {
  it('adds every article once, with all its pieces, and no gift', async () => {
    const { updates, update } = cartThat([]);
    const order = shipmentsOf(
      [book('a', { quantity: 2 }), book('b', { quantity: 1 })],
      [book('a', { quantity: 3 }), book('gift', { isFreeItem: true })],
    );
    const lines = await reorder(update)(order);
    expect(updates).toEqual([
      [
        { do: 'add-position', itemId: 'a', quantity: 5 },
        { do: 'add-position', itemId: 'b', quantity: 1 },
      ],
    ]);
    expect(lines).toEqual([
      { itemId: 'a', productId: 'product-a', name: 'Heft a', path: '/prod/a/', asked: 5, added: 5, outcome: 'added' },
      { itemId: 'b', productId: 'product-b', name: 'Heft b', path: '/prod/b/', asked: 1, added: 1, outcome: 'added' },
    ]);
  });

  it('leaves out what is sold out or no longer sold, and adds the rest in one update', async () => {
    const { updates, update } = cartThat([
      { because: 'sold-out', itemId: 'a' },
      { because: 'no-such-item', itemId: 'c' },
    ]);
    const lines = await reorder(update)(shipmentsOf([book('a'), book('b'), book('c')]));
    expect(lines.map(({ itemId, added, outcome }) => [itemId, added, outcome])).toEqual([
      ['a', 0, 'sold-out'],
      ['b', 2, 'added'],
      ['c', 0, 'no-longer-sold'],
    ]);
    expect(updates.at(-1)).toEqual([{ do: 'add-position', itemId: 'b', quantity: 2 }]);
  });

  it('sends nothing more once everything is refused', async () => {
    const { updates, update } = cartThat([{ because: 'sold-out', itemId: 'a' }]);
    expect(await reorder(update)(shipmentsOf([book('a')]))).toMatchObject([{ outcome: 'sold-out', added: 0 }]);
    expect(updates).toHaveLength(1);
  });

  it.each<[string, Partial<CartReport>, readonly [number, string]]>([
    ['fewer pieces', { added: [{ itemId: 'a', name: '', quantity: 1 }] }, [1, 'quantity-changed']],
    [
      'more pieces, to reach the minimum',
      { added: [{ itemId: 'a', name: '', quantity: 10 }] },
      [10, 'quantity-changed'],
    ],
    [
      'none, because the cart holds the maximum',
      { added: [], maxInCart: [{ itemId: 'a', name: '', max: 5 }] },
      [0, 'most-in-cart'],
    ],
    [
      'none, because a variant must be chosen',
      { added: [], variantsToChoose: [{ productId: 'product-a', name: '', path: '/prod/a/' }] },
      [0, 'choose-variant'],
    ],
    ['none, without a reason', { added: [] }, [0, 'not-added']],
  ])('says of an article of which the cart took %s', async (_what, report, outcome) => {
    const [line] = await reorder(cartThat([], report).update)(shipmentsOf([book('a')]));
    expect([line?.added, line?.outcome]).toEqual(outcome);
  });

  it('says of each article its own reason', async () => {
    const report: Partial<CartReport> = {
      added: [],
      maxInCart: [{ itemId: 'a', name: '', max: 5 }],
      variantsToChoose: [{ productId: 'product-b', name: '', path: '/prod/b/' }],
    };
    const lines = await reorder(cartThat([], report).update)(shipmentsOf([book('a'), book('b'), book('c')]));
    expect(lines.map(({ outcome }) => outcome)).toEqual(['most-in-cart', 'choose-variant', 'not-added']);
  });

  it.each<CartRefusal>([
    { because: 'cart-not-found' },
    { because: 'already-submitted' },
    { because: 'sold-out', itemId: 'another' },
  ])('adds nothing to a cart that refuses with $because, which is about no article of the order', async (refusal) => {
    const updates: unknown[] = [];
    const lines = await reorder(async (operations) => {
      updates.push(operations);
      return refused(refusal);
    })(shipmentsOf([book('a')]));
    expect([lines.map(({ outcome }) => outcome), updates.length]).toEqual([['not-added'], 1]);
  });

  it('gives up on an order of which a shop refuses one article after the other without end', async () => {
    const order = shipmentsOf(Array.from({ length: 80 }, (_, at) => book(`a${at}`)));
    const { updates, update } = cartThat(
      Array.from({ length: 80 }, (_, at) => ({ because: 'sold-out', itemId: `a${at}` }) as const),
    );
    const outcomes = (await reorder(update)(order)).map(({ outcome }) => outcome);
    expect(updates.length).toBe(51);
    expect(new Set(outcomes)).toEqual(new Set(['sold-out', 'not-added']));
  });
});
