import {
  cartUpdate,
  findCart,
  setAlternativeEmails,
  setCostCentre,
  setOrderComment,
  setOrderNewsletterSubscribe,
  setOrderReference,
} from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData, returnsErrors } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';
import { recordInteractions } from './record-interactions.ts';

const { cartId, itemId, positionId } = ID;
const FILLED = { 'a cart exists': { positions: 2 } };
const OF_A_GUEST = { 'guest session': {}, ...FILLED };
const UNTOUCHED = {
  'cart_update.attributes': { exactly: null },
  'cart_update.details': { exactly: null },
  'cart_update.refusal': 'there',
} as const;

it('reads a cart with all its fields (UPQ-02)', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a guest looks at a cart that may be ordered',
        given: { ...OF_A_GUEST, 'the cart is ready': {} },
        request: single(signedIn, call(findCart, { cartId, calculateShippingCost: true })),
        reply: returnsData(findCart, {
          'shop_findCart.id': { like: cartId },
          'shop_findCart.attributes.submitted': { exactly: false },
          'shop_findCart.billingAddress': 'there',
          'shop_findCart.shippingAddress': 'there',
          'shop_findCart.details.positions': 'there',
          'shop_findCart.details.tax': 'there',
          'shop_findCart.details.shippingCost': 'there',
          'shop_findCart.details.selectedPaymentMethodInCart': 'there',
          'shop_findCart.details.bzBasket.shippers': 'there',
        }),
      },
    ],
    ({ shop }) => shop.carts.find(signedIn, cartId, { shippingCost: true }),
  );
  expect(found).toMatchObject({
    ok: true,
    value: { id: cartId, positions: [{ id: 'id-1' }], total: { minor: 1295, currency: 'EUR' } },
  });
});

it('finds no cart with an unknown id', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'a visitor looks at a cart that is not there',
        given: { 'no such cart': {} },
        request: single(visitor, call(findCart, { cartId, calculateShippingCost: false })),
        reply: returnsErrors({ classification: 'CART_NOT_FOUND' }),
      },
    ],
    ({ shop }) => shop.carts.find(visitor, cartId),
  );
  expect(found).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
});

it('finds no cart for an unknown user id', async () => {
  const found = await recordInteractions(
    [
      {
        description: 'somebody unknown looks at a cart',
        given: { 'the user id is missing': {} },
        request: single(visitor, call(findCart, { cartId, calculateShippingCost: false })),
        reply: returnsErrors({ message: 'A valid user id is required.' }),
      },
    ],
    ({ shop }) => shop.carts.find(visitor, cartId),
  );
  expect(found).toEqual({ ok: false, refusal: { because: 'cart-not-found' } });
});

it('adds an article to a cart', async () => {
  const ops = [{ positionOp: { addPosition: { setItemId: itemId, updateQuantity: 1 } } }];
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor adds an article',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(cartUpdate, { cartId, ops })),
        reply: returnsData(cartUpdate, {
          'cart_update.details.positions': 'there',
          'cart_update.attainableInfos': 'there',
          'cart_update.attainableInfos.added': 'there',
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'add-position', itemId, quantity: 1 }]),
  );
  expect(updated).toMatchObject({ ok: true, value: { cart: { id: cartId }, report: { added: [{ quantity: 1 }] } } });
});

it('changes the quantity of a position, takes a piece out and removes it', async () => {
  const ops = [
    { positionOp: { updatePosition: { positionId, updateQuantity: 2 } } },
    { positionOp: { takeOut: { setItemId: itemId, updateQuantity: 1 } } },
    { positionOp: { removePosition: { positionId } } },
  ];
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor changes a quantity, takes a piece out and removes the position',
        given: FILLED,
        request: single(visitor, call(cartUpdate, { cartId, ops })),
        reply: returnsData(cartUpdate, { 'cart_update.details.positions': 'there' }),
      },
    ],
    ({ shop }) =>
      shop.carts.update(visitor, cartId, [
        { do: 'change-quantity', positionId, quantity: 2 },
        { do: 'take-out', itemId, quantity: 1 },
        { do: 'remove-position', positionId },
      ]),
  );
  expect(updated.ok).toBe(true);
});

it('changes nothing if the article is unknown', async () => {
  const ops = [{ positionOp: { addPosition: { setItemId: 'no-such-item', updateQuantity: 1 } } }];
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor adds an article that is unknown',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(cartUpdate, { cartId, ops })),
        reply: returnsData(cartUpdate, {
          ...UNTOUCHED,
          'cart_update.refusal.code': { exactly: 'NO_SUCH_ITEM' },
          'cart_update.refusal.subject': { exactly: 'no-such-item' },
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'add-position', itemId: 'no-such-item', quantity: 1 }]),
  );
  expect(updated).toEqual({ ok: false, refusal: { because: 'no-such-item', itemId: 'no-such-item' } });
});

it('receives the reason why a voucher is refused', async () => {
  const updated = await recordInteractions(
    [
      {
        description: 'a visitor adds a voucher that is unknown',
        given: { 'a cart exists': { positions: 1 } },
        request: single(visitor, call(cartUpdate, { cartId, ops: [{ voucherOp: { addVoucher: { code: 'NONE' } } }] })),
        reply: returnsData(cartUpdate, {
          ...UNTOUCHED,
          'cart_update.refusal.code': { exactly: 'VOUCHER_REFUSED' },
          'cart_update.refusal.subject': { exactly: 'NONE' },
          'cart_update.refusal.message': 'there',
        }),
      },
    ],
    ({ shop }) => shop.carts.update(visitor, cartId, [{ do: 'add-voucher', code: 'NONE' }]),
  );
  expect(updated).toMatchObject({ ok: false, refusal: { because: 'voucher-refused', code: 'NONE' } });
});

it('saves the e-mail addresses of an order (UPM-21)', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a guest names other e-mail addresses',
        given: OF_A_GUEST,
        request: single(
          signedIn,
          call(setAlternativeEmails, {
            cartId,
            billingEmail: 'kasse@schule.example',
            shippingEmail: 'post@schule.example',
          }),
        ),
        reply: returnsData(setAlternativeEmails),
      },
    ],
    ({ shop }) =>
      shop.carts.setAlternativeEmails(signedIn, cartId, {
        billing: 'kasse@schule.example',
        shipping: 'post@schule.example',
      }),
  );
  expect(saved.ok).toBe(true);
});

it('saves the comment of an order (UPM-22)', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor comments on the order',
        given: FILLED,
        request: single(visitor, call(setOrderComment, { cartId, comment: 'Bitte beim Hausmeister abgeben' })),
        reply: returnsData(setOrderComment),
      },
    ],
    ({ shop }) => shop.carts.setOrderComment(visitor, cartId, 'Bitte beim Hausmeister abgeben'),
  );
  expect(saved.ok).toBe(true);
});

it('saves the cost centre of an order', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor names the cost centre of the order',
        given: FILLED,
        request: single(visitor, call(setCostCentre, { cartId, costCentre: '4711' })),
        reply: returnsData(setCostCentre),
      },
    ],
    ({ shop }) => shop.carts.setCostCentre(visitor, cartId, '4711'),
  );
  expect(saved.ok).toBe(true);
});

it('saves the reference of an order (UPM-23)', async () => {
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor gives the order a reference',
        given: FILLED,
        request: single(visitor, call(setOrderReference, { cartId, orderReference: 'Klasse 4b' })),
        reply: returnsData(setOrderReference),
      },
    ],
    ({ shop }) => shop.carts.setOrderReference(visitor, cartId, 'Klasse 4b'),
  );
  expect(saved.ok).toBe(true);
});

it('saves the choice of the newsletter (UPM-24)', async () => {
  const wording = 'Newsletter bestellen';
  const saved = await recordInteractions(
    [
      {
        description: 'a visitor wants the newsletter with the order',
        given: FILLED,
        request: single(visitor, call(setOrderNewsletterSubscribe, { cartId, subscribe: true, wording })),
        reply: returnsData(setOrderNewsletterSubscribe),
      },
    ],
    ({ shop }) => shop.carts.setNewsletter(visitor, cartId, wording),
  );
  expect(saved.ok).toBe(true);
});
