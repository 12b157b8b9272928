import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { addItem, readCart, refusalOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { setStock } from '../catalogue/stock.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aShop } from '../testing/a-shop.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import { operationsIdOf } from './cart-lines.ts';
import { applyOperation } from './change-cart.ts';

const PLAIN = foundItem(
  (item, { items, isCatalog }) =>
    items.length === 1 && !isCatalog && !item.onOrder && item.minimumOrderQuantity === 1 && item.maxQuantity > 100,
);
const BY_TENS = foundItem(({ onOrder, minimumOrderQuantity }) => !onOrder && minimumOrderQuantity === 10);
const OTHER = foundItem(
  (item, { items, productId }) => items.length === 1 && productId !== PLAIN.product.productId && item.stock > 10,
);
const IN_COLOURS = foundItem((item, { items }) => items.length > 1 && item.stock > 10);

/** A cart with the given number of pieces of an ordinary article, its stock, and an article that is sold in tens. */
const aCart = async ({
  name = 'de',
  held = 0,
  left = 8,
  tensLeft = 100,
}: {
  readonly name?: StorefrontId;
  readonly held?: number;
  readonly left?: number;
  readonly tensLeft?: number;
} = {}) => {
  const on = await aShop(name);
  const setLeft = (itemId: string, pieces: number) => on.world.run((tx) => setStock(tx, itemId, pieces));
  setLeft(PLAIN.item.itemId, 100);
  if (held > 0) valueOf(await updateCart(on, on.shopper, addItem(PLAIN.item.itemId, held)));
  setLeft(PLAIN.item.itemId, left);
  setLeft(BY_TENS.item.itemId, tensLeft);
  const asked = (...operations: readonly CartOperation[]) => updateCart(on, on.shopper, ...operations);
  return {
    asked,
    setLeft,
    positions: async () => (await readCart(on, on.shopper)).positions,
    reported: async (...operations: readonly CartOperation[]) => {
      const { cart, report } = valueOf(await asked(...operations));
      const brief = ({ itemId: _item, name: _name, ...reported }: { readonly itemId: string; readonly name: string }) =>
        reported;
      return {
        quantities: cart.positions.map(({ quantity }) => quantity),
        added: report.added.map(brief),
        changed: report.quantityChanged.map(brief),
        most: report.maxInCart.map(brief),
      };
    },
  };
};

const itemId = PLAIN.item.itemId;

describe('the report about an added article (CART-04)', () => {
  it.each([
    ['one', { held: 0 }, 1, { quantities: [1], added: [{ quantity: 1 }], changed: [], most: [] }],
    ['all that are left', { held: 0 }, 8, { quantities: [8], added: [{ quantity: 8 }], changed: [], most: [] }],
    [
      'one more than are left',
      { held: 0 },
      9,
      { quantities: [8], added: [{ quantity: 8 }], changed: [{ asked: 9, now: 8 }], most: [{ max: 8 }] },
    ],
    ['one beside others', { held: 3 }, 1, { quantities: [4], added: [{ quantity: 1 }], changed: [], most: [] }],
    [
      'more than are left beside others',
      { held: 3 },
      6,
      { quantities: [8], added: [{ quantity: 5 }], changed: [{ asked: 6, now: 8 }], most: [{ max: 8 }] },
    ],
    ['one where all are in the cart', { held: 8 }, 1, { quantities: [8], added: [], changed: [], most: [{ max: 8 }] }],
    [
      'one where fewer are left than the cart holds',
      { held: 9 },
      1,
      { quantities: [8], added: [], changed: [], most: [{ max: 8 }] },
    ],
    ['none', { held: 0 }, 0, { quantities: [1], added: [{ quantity: 1 }], changed: [{ asked: 0, now: 1 }], most: [] }],
    [
      'fewer than none',
      { held: 3 },
      -2,
      { quantities: [4], added: [{ quantity: 1 }], changed: [{ asked: -2, now: 4 }], most: [] },
    ],
  ])('%s', async (_, situation, quantity, expected) => {
    expect(await (await aCart(situation)).reported(addItem(itemId, quantity))).toEqual(expected);
  });

  it('sold in tens: ten at first, then one by one', async () => {
    const { reported } = await aCart();
    expect(await reported(addItem(BY_TENS.item.itemId))).toMatchObject({
      quantities: [10],
      added: [{ quantity: 10 }],
      changed: [{ asked: 1, now: 10 }],
    });
    expect(await reported(addItem(BY_TENS.item.itemId))).toMatchObject({
      quantities: [11],
      added: [{ quantity: 1 }],
      changed: [],
    });
  });

  it('that is in stock again: the cart has the newly requested quantity', async () => {
    const { reported, setLeft, positions } = await aCart({ held: 5 });
    setLeft(itemId, 0);
    expect((await positions()).map(({ quantity }) => quantity)).toEqual([0]);
    setLeft(itemId, 8);
    expect(await reported(addItem(itemId, 2))).toMatchObject({ quantities: [7], added: [{ quantity: 2 }] });
  });

  it('with less stock than the cart contains: adding more works again once there is more', async () => {
    const { reported, setLeft, positions } = await aCart({ held: 9, left: 8 });
    expect(await reported(addItem(itemId, 1))).toMatchObject({ quantities: [8], added: [], changed: [] });
    setLeft(itemId, 100);
    expect((await positions()).map(({ quantity }) => quantity)).toEqual([9]);
  });

  it.each([
    ['de', PLAIN.product.name.de],
    ['en', PLAIN.product.name.en],
  ] as const)('has its name on %s', async (name, expected) => {
    const { asked } = await aCart({ name, left: 3 });
    const { report } = valueOf(await asked(addItem(itemId, 5)));
    for (const reported of [report.added, report.quantityChanged, report.maxInCart])
      expect(reported).toMatchObject([{ itemId, name: expected }]);
  });

  it('with several operations: each change, in order', async () => {
    const { reported } = await aCart();
    const by = await reported(addItem(itemId, 9), addItem(BY_TENS.item.itemId, 2));
    expect(by).toMatchObject({
      added: [{ quantity: 8 }, { quantity: 10 }],
      changed: [{ asked: 9 }, { asked: 2 }],
      most: [{ max: 8 }],
    });
    expect((await reported(addItem(OTHER.item.itemId), addItem(itemId), addItem(itemId))).most).toEqual([
      { max: 8 },
      { max: 8 },
    ]);
  });
});

describe('an article that is added by its product id', () => {
  it('is added if the product has one item', async () => {
    const { asked } = await aCart();
    const { cart } = valueOf(await asked(addItem(PLAIN.product.productId, 2)));
    expect(cart.positions).toMatchObject([{ itemId, quantity: 2 }]);
  });

  it('requires a choice if the product has several variants', async () => {
    const { asked } = await aCart({ name: 'en' });
    const { productId, name } = IN_COLOURS.product;
    const { cart, report } = valueOf(await asked(addItem(itemId), addItem(productId), addItem(productId)));
    const choose = { productId, name: name.en, path: `/prod/${productId}/` };
    expect(report).toMatchObject({ added: [{ itemId, quantity: 1 }], variantsToChoose: [choose, choose] });
    expect(cart.positions.map((position) => position.itemId)).toEqual([itemId]);
  });
});

describe('a changed quantity (CART-04)', () => {
  it.each([
    ['to one', 1, { quantities: [1], added: [], changed: [], most: [] }],
    ['to all that are left', 8, { quantities: [8], added: [], changed: [], most: [] }],
    ['to one more', 9, { quantities: [8], added: [], changed: [{ asked: 9, now: 8 }], most: [{ max: 8 }] }],
    ['to nothing', 0, { quantities: [], added: [], changed: [], most: [] }],
    ['to less than nothing', -1, { quantities: [1], added: [], changed: [{ asked: -1, now: 1 }], most: [] }],
  ])('%s', async (_, quantity, expected) => {
    const { reported, positions } = await aCart({ held: 3 });
    const [position] = await positions();
    expect(await reported({ do: 'change-quantity', positionId: position?.operationsId ?? '', quantity })).toEqual(
      expected,
    );
  });

  it('is raised to the minimum, in addition to what other operations changed', async () => {
    const { reported, positions } = await aCart();
    await reported(addItem(BY_TENS.item.itemId, 20), addItem(itemId));
    const [tens, one] = (await positions()).map(({ operationsId }) => operationsId);
    const change = (positionId = '', quantity = 0) => ({ do: 'change-quantity', positionId, quantity }) as const;
    const by = await reported(change(tens, 9), change(one, 20), change(tens, 200));
    expect(by).toEqual({
      quantities: [100, 8],
      added: [],
      changed: [
        { asked: 9, now: 10 },
        { asked: 20, now: 8 },
        { asked: 200, now: 100 },
      ],
      most: [{ max: 8 }, { max: 100 }],
    });
  });

  it('is refused for an unknown line and for a sold-out article, which can still be removed', async () => {
    const { asked, positions, setLeft } = await aCart({ held: 3 });
    const positionId = (await positions())[0]?.operationsId ?? '';
    setLeft(itemId, 0);
    expect(refusalOf(await asked({ do: 'change-quantity', positionId: 'no-such-position', quantity: 1 }))).toEqual({
      because: 'no-such-position',
      positionId: 'no-such-position',
    });
    expect(refusalOf(await asked({ do: 'change-quantity', positionId: 'no-such-position', quantity: 0 }))).toEqual({
      because: 'no-such-position',
      positionId: 'no-such-position',
    });
    expect(refusalOf(await asked({ do: 'change-quantity', positionId, quantity: 1 }))).toEqual({
      because: 'sold-out',
      itemId,
    });
    expect(valueOf(await asked({ do: 'change-quantity', positionId, quantity: 0 })).cart.positions).toEqual([]);
  });
});

it('can be removed but not changed if the shop no longer sells the article', () => {
  const cart = aCartRecord({ lines: [{ id: 'line-1', itemId: 'no-such-item', quantity: 1 }] });
  aView((tx) => {
    const change = (quantity: number) =>
      applyOperation(
        tx,
        STOREFRONTS.de,
        { cart, report: EMPTY_CART_REPORT },
        { do: 'change-quantity', positionId: operationsIdOf({ id: 'line-1' }), quantity },
      );
    expect(refusalOf(change(2))).toEqual({ because: 'no-such-position', positionId: operationsIdOf({ id: 'line-1' }) });
    expect(valueOf(change(0)).cart.lines).toEqual([]);
  });
});

describe('a voucher', () => {
  it('that is refused is reported as typed', async () => {
    const { asked } = await aCart({ held: 1 });
    expect(refusalOf(await asked({ do: 'add-voucher', code: ' nosuchcode ' }))).toEqual({
      because: 'voucher-refused',
      code: ' nosuchcode ',
      message: 'shop.voucher.unknown',
    });
  });

  it('is removed, however its code is typed; the others stay', async () => {
    const { asked } = await aCart({ held: 30, left: 100 });
    valueOf(await asked({ do: 'add-voucher', code: 'schule10' }, { do: 'add-voucher', code: 'willkommen5' }));
    const { cart } = valueOf(await asked({ do: 'remove-voucher', code: ' schule10 ' }));
    expect(cart.vouchers.map(({ code }) => code)).toEqual(['WILLKOMMEN5']);
  });
});
