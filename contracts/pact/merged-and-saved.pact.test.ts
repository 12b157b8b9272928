import { cartUpdate, mergeCarts } from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, fromCartId, fromUserId, itemId, positionId } = ID;
const FILLED = { 'a cart exists': { positions: 2 } };
const UNTOUCHED = {
  'cart_update.attributes': { exactly: null },
  'cart_update.details': { exactly: null },
  'cart_update.refusal': 'there',
} as const;

const SAVE = [
  { savedOp: { saveForLater: { positionId } } },
  { savedOp: { saveItem: { setItemId: itemId, updateQuantity: 2 } } },
];

it('saves a line for later, and more pieces of its article', async () => {
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor saves a line for later',
        given: FILLED,
        request: single(visitor, call(cartUpdate, { cartId, ops: SAVE })),
        reply: returnsData(cartUpdate, {
          'cart_update.details.savedLines': 'there',
          'cart_update.details.savedLines.priceWhenSaved': 'there',
        }),
      },
    ],
    ({ shop }) =>
      shop.carts.update(visitor, cartId, [
        { do: 'save-for-later', positionId },
        { do: 'save-item', itemId, quantity: 2 },
      ]),
  );
  expect(updated.ok && updated.value.cart.savedLines.length).toBe(1);
});

it.each(['moveToCart', 'removeSaved'] as const)('receives that nothing is saved under an id: %s', async (field) => {
  const savedId = 'no-such-saved-line';
  const isMove = field === 'moveToCart';
  const updated = await recordInteractions(
    [
      {
        description: `a visitor names a saved line that is not there: ${field}`,
        given: FILLED,
        request: single(
          visitor,
          call(cartUpdate, {
            cartId,
            ops: [{ savedOp: isMove ? { moveToCart: { savedId, updateQuantity: 1 } } : { removeSaved: { savedId } } }],
          }),
        ),
        reply: returnsData(cartUpdate, {
          ...UNTOUCHED,
          'cart_update.refusal.code': { exactly: 'NO_SUCH_SAVED_LINE' },
          'cart_update.refusal.subject': { exactly: savedId },
        }),
      },
    ],
    ({ shop }) =>
      shop.carts.update(visitor, cartId, [
        isMove ? { do: 'move-to-cart', savedId, quantity: 1 } : { do: 'remove-saved', savedId },
      ]),
  );
  expect(updated).toEqual({ ok: false, refusal: { because: 'no-such-saved-line', savedId } });
});

const LEFT = { 'a registered customer': {}, ...FILLED, 'a visitor left a cart': {} };

it('merges a visitor’s cart into a customer’s (UPM-15)', async () => {
  const merged = await recordInteractions(
    [
      {
        description: 'a customer takes along the cart of before',
        given: LEFT,
        request: single(signedIn, call(mergeCarts, { cartId, fromCartId, fromUserId })),
        reply: returnsData(mergeCarts, {
          'mergeCarts.id': { like: cartId },
          'mergeCarts.details.positions': 'there',
          'mergeCarts.details.merge': 'there',
          'mergeCarts.details.merge.lines': 'there',
        }),
      },
    ],
    ({ shop }) => shop.carts.merge(signedIn, cartId, { cartId: fromCartId, userId: fromUserId }),
  );
  expect(merged).toMatchObject({ ok: true, value: { merge: { lines: [{ brought: 1, added: 1 }] } } });
});

it('undoes a merge, and puts its notice away', async () => {
  const ops = [{ mergeOp: { undoMerge: { fromCartId } } }, { mergeOp: { dismissMerge: { fromCartId } } }];
  const undone = await recordInteractions(
    [
      {
        description: 'a customer undoes a merge that is over',
        given: LEFT,
        request: single(signedIn, call(cartUpdate, { cartId, ops })),
        reply: returnsData(cartUpdate, { 'cart_update.details.merge': { exactly: null } }),
      },
    ],
    ({ shop }) =>
      shop.carts.update(signedIn, cartId, [
        { do: 'undo-merge', mergedCartId: fromCartId },
        { do: 'dismiss-merge', mergedCartId: fromCartId },
      ]),
  );
  expect(undone.ok).toBe(true);
});
