import fc from 'fast-check';
import type { CartOperation, CartOperationKind } from '@shop/domain/carts/cart-operation';
import { command, index, nothing } from './command.ts';
import { cartIdOf, itemOf, positionOf, savedOf, after, afterSuccess, voucherOf } from './side.ts';
import type { Side } from './side.ts';

const quantity = fc.constantFrom(0, 1, 2, 3, 7, 1_000);

const CHANGES: {
  readonly [Kind in CartOperationKind]: fc.WeightedArbitrary<
    (side: Side) => Extract<CartOperation, { readonly do: Kind }>
  >;
} = {
  'add-position': {
    weight: 5,
    arbitrary: fc.tuple(fc.nat({ max: 11 }), quantity).map(([at, pieces]) => (side) => ({
      do: 'add-position',
      itemId: itemOf(side, at),
      quantity: pieces,
    })),
  },
  'change-quantity': {
    weight: 2,
    arbitrary: fc.tuple(index, quantity).map(([at, pieces]) => (side) => ({
      do: 'change-quantity',
      positionId: positionOf(side, at),
      quantity: pieces,
    })),
  },
  'remove-position': {
    weight: 1,
    arbitrary: index.map((at) => (side) => ({ do: 'remove-position', positionId: positionOf(side, at) })),
  },
  'take-out': {
    weight: 2,
    arbitrary: fc.tuple(fc.nat({ max: 11 }), quantity).map(([at, pieces]) => (side) => ({
      do: 'take-out',
      itemId: itemOf(side, at),
      quantity: pieces,
    })),
  },
  'add-voucher': {
    weight: 2,
    arbitrary: fc.nat().map((at) => (side) => ({ do: 'add-voucher', code: voucherOf(side, at) })),
  },
  'remove-voucher': {
    weight: 1,
    arbitrary: fc.nat().map((at) => (side) => ({ do: 'remove-voucher', code: voucherOf(side, at) })),
  },
  'save-for-later': {
    weight: 2,
    arbitrary: index.map((at) => (side) => ({ do: 'save-for-later', positionId: positionOf(side, at) })),
  },
  'save-item': {
    weight: 1,
    arbitrary: fc.tuple(fc.nat({ max: 11 }), quantity).map(([at, pieces]) => (side) => ({
      do: 'save-item',
      itemId: itemOf(side, at),
      quantity: pieces,
    })),
  },
  'move-to-cart': {
    weight: 2,
    arbitrary: fc.tuple(index, quantity).map(([at, pieces]) => (side) => ({
      do: 'move-to-cart',
      savedId: savedOf(side, at),
      quantity: pieces,
    })),
  },
  'remove-saved': {
    weight: 1,
    arbitrary: index.map((at) => (side) => ({ do: 'remove-saved', savedId: savedOf(side, at) })),
  },
  'undo-merge': {
    weight: 1,
    arbitrary: nothing.map(() => ({ cart }) => ({
      do: 'undo-merge',
      mergedCartId: cart?.merge?.from ?? 'no-such-cart',
    })),
  },
  'dismiss-merge': {
    weight: 1,
    arbitrary: nothing.map(() => ({ cart }) => ({
      do: 'dismiss-merge',
      mergedCartId: cart?.merge?.from ?? 'no-such-cart',
    })),
  },
};

const change: fc.Arbitrary<(side: Side) => CartOperation> = fc.oneof(...Object.values(CHANGES));

export const cartCommands = [
  command('cart_update', fc.array(change, { maxLength: 3 }), async (side, changes) => {
    const operations = changes.map((make) => make(side));
    return afterSuccess(
      side,
      await side.fixture.shop.carts.update(side.shopper, cartIdOf(side), operations),
      ({ cart }) => ({ cart }),
    );
  }),
  command('find', fc.boolean(), async (side, shippingCost) =>
    afterSuccess(side, await side.fixture.shop.carts.find(side.shopper, cartIdOf(side), { shippingCost }), (cart) => ({
      cart,
    })),
  ),
  command('reference', fc.constantFrom('Klasse 3b', '', ' Raum 4 ', 'x'.repeat(40)), async (side, reference) =>
    after(side, await side.fixture.shop.carts.setOrderReference(side.shopper, cartIdOf(side), reference)),
  ),
  command('cost centre', fc.constantFrom('4711', '', ' 47 11 ', 'x'.repeat(40)), async (side, costCentre) =>
    after(side, await side.fixture.shop.carts.setCostCentre(side.shopper, cartIdOf(side), costCentre)),
  ),
  command('comment', fc.constantFrom('Bitte klingeln', '', 'x'.repeat(501)), async (side, comment) =>
    after(side, await side.fixture.shop.carts.setOrderComment(side.shopper, cartIdOf(side), comment)),
  ),
  command('newsletter', fc.option(fc.constant('Newsletter bestellen'), { nil: undefined }), async (side, wording) =>
    after(side, await side.fixture.shop.carts.setNewsletter(side.shopper, cartIdOf(side), wording)),
  ),
  command(
    'alternative e-mails',
    fc.constantFrom({}, { billing: 'a@schule.example' }, { shipping: 'b@' }),
    async (side, emails) =>
      after(side, await side.fixture.shop.carts.setAlternativeEmails(side.shopper, cartIdOf(side), emails)),
  ),
  command(
    'merge',
    fc.record({ at: fc.nat({ max: 11 }), pieces: quantity, isOwn: fc.boolean() }),
    async (side, { at, pieces, isOwn }) => {
      const { shop, anonymous } = side.fixture;
      const other = { ...anonymous, ...(await shop.sessions.open(anonymous)) };
      const filled = await shop.carts.update(other, other.cartId, [
        { do: 'add-position', itemId: itemOf(side, at), quantity: pieces },
      ]);
      const merged = await shop.carts.merge(side.shopper, isOwn ? cartIdOf(side) : other.cartId, {
        cartId: other.cartId,
        userId: other.userId,
      });
      return after(side, [filled, merged], merged.ok ? { cart: merged.value } : {});
    },
  ),
  command('cart of another shopper', nothing, async (side) => {
    const { shop, anonymous } = side.fixture;
    const other = { ...anonymous, ...(await shop.sessions.open(anonymous)) };
    return after(side, [await shop.carts.find(other, cartIdOf(side)), await shop.orders.submit(other, cartIdOf(side))]);
  }),
];
