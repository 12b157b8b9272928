import type { Cart } from '@shop/domain/carts/cart';
import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { money, plus, sumOf } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { cartIdOf, readCart, openSession } from '@shop/domain/testing/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { MAGIC_VOUCHERS } from './voucher-table.ts';

const { products } = assortment();

const anyItem = fc.nat({ max: products.length - 1 }).chain((at) => fc.constantFrom(...(products[at]?.items ?? [])));
const anyOperation: fc.Arbitrary<CartOperation> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('add-position' as const),
      itemId: anyItem.map(({ itemId }) => itemId),
      quantity: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('add-voucher' as const),
      code: fc.constantFrom(...Object.values(MAGIC_VOUCHERS)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('remove-voucher' as const),
      code: fc.constantFrom(...Object.values(MAGIC_VOUCHERS)),
    }),
  },
);
const anyStorefront = fc.constantFrom<StorefrontId>('de', 'at', 'ch', 'b2b-de');

const expectSound = (cart: Cart, isNet: boolean): void => {
  const { currency } = cart.total;
  const tax = sumOf(
    cart.tax.map(({ amount }) => amount),
    currency,
  );
  const beforeTax = plus(
    plus(cart.subtotal, money(-cart.totalSavings.minor, currency)),
    cart.shippingCost ?? money(0, currency),
  );
  expect(cart.total).toEqual(isNet ? plus(beforeTax, tax) : beforeTax);
  expect(cart.subtotal).toEqual(
    sumOf(
      cart.positions.map(({ totalPrice }) => totalPrice),
      currency,
    ),
  );
  expect(cart.totalSavings.minor).toBeLessThanOrEqual(cart.subtotal.minor);
  expect(cart.totalSavings).toEqual(
    plus(
      cart.promotionsSaving,
      sumOf(
        cart.vouchers.map(({ saving }) => saving),
        currency,
      ),
    ),
  );
  expect(
    Math.min(
      cart.total.minor,
      tax.minor,
      cart.promotionsSaving.minor,
      ...cart.vouchers.map(({ saving }) => saving.minor),
    ),
  ).toBeGreaterThanOrEqual(0);
  expect(cart.positions.filter(({ quantity, maxQuantity }) => quantity > maxQuantity)).toEqual([]);
};

describe('totals of any cart', () => {
  it('add up to the cent, whatever is added to it on any storefront', async () => {
    const fixture = await inMemoryHarness.arrange({});
    const property = fc.asyncProperty(
      anyStorefront,
      fc.array(anyOperation, { minLength: 1, maxLength: 12 }),
      async (name, operations) => {
        const shopper = await openSession(fixture, { ...fixture.anonymous, storefront: STOREFRONTS[name] });
        for (const operation of operations) await fixture.shop.carts.update(shopper, cartIdOf(shopper), [operation]);
        expectSound(await readCart(fixture, shopper), STOREFRONTS[name].isB2b);
      },
    );
    await fc.assert(property, { seed: 2026, numRuns: 300 });
  });
});
