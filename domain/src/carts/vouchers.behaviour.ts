import { money, plus, sumOf } from '../shared/money.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { readCart, withFixture, refusalOf, updateCart, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { cartStateOf } from './cart-rules.ts';

/** What the carts port promises about vouchers. */
export const behavesLikeVouchers = (harness: PortHarness, { it, expect }: TestApi): void => {
  const dear = { 'a cart exists': { positions: 5, quantity: 4 } };

  it(
    'save their amount, and are removed by their code (CART-05)',
    withFixture(harness, dear, async (fixture) => {
      const before = await readCart(fixture, fixture.shopper);
      const { cart } = valueOf(
        await updateCart(fixture, fixture.shopper, {
          do: 'add-voucher',
          code: ` ${fixture.vouchers.fixed.toLowerCase()} `,
        }),
      );
      expect(cart.vouchers).toMatchObject([{ code: fixture.vouchers.fixed, status: 'applied', saving: money(500) }]);
      expect(cart.totalSavings).toEqual(plus(before.totalSavings, money(500)));
      const after = valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'remove-voucher', code: fixture.vouchers.fixed }),
      );
      expect(after.cart).toEqual(before);
    }),
  );

  it(
    'have no effect while the cart is below their minimum (CART-05)',
    withFixture(harness, dear, async (fixture) => {
      const { cart } = valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.fixed }),
      );
      const rest = cart.positions
        .slice(1)
        .map(({ operationsId: positionId }) => ({ do: 'remove-position', positionId }) as const);
      const less = { do: 'change-quantity', positionId: cart.positions[0]?.operationsId ?? '', quantity: 1 } as const;
      const { cart: small } = valueOf(await updateCart(fixture, fixture.shopper, ...rest, less));
      expect(small.vouchers).toMatchObject([{ status: 'not-applicable', saving: money(0) }]);
      expect(small.totalSavings).toEqual(small.promotionsSaving);
    }),
  );

  it(
    'are refused if they are unknown, expired, used or not combinable',
    withFixture(harness, dear, async (fixture) => {
      const refusal = async (code: string) =>
        refusalOf(await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code }));
      expect(await refusal('NOSUCHCODE')).toEqual({
        because: 'voucher-refused',
        code: 'NOSUCHCODE',
        message: 'shop.voucher.unknown',
      });
      expect(await refusal(fixture.vouchers.expired)).toMatchObject({ message: 'shop.voucher.expired' });
      expect(await refusal(fixture.vouchers.used)).toMatchObject({ message: 'shop.voucher.alreadyUsed' });
      valueOf(await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.percent }));
      expect(await refusal(fixture.vouchers.alone)).toMatchObject({ message: 'shop.voucher.notCombinable' });
      expect(await refusal(fixture.vouchers.percent)).toMatchObject({ message: 'shop.voucher.alreadyUsed' });
    }),
  );

  it(
    'are refused below their minimum',
    withFixture(harness, {}, async (fixture) => {
      const refused = await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.fixed });
      expect(refusalOf(refused)).toMatchObject({ because: 'voucher-refused', message: 'shop.voucher.minimum' });
    }),
  );

  it(
    'can reduce the total to zero (CART-01)',
    withFixture(harness, dear, async (fixture) => {
      const { cart } = valueOf(
        await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.payless }),
      );
      expect(cartStateOf(cart)).toBe('payless');
      expect([cart.total.minor, cart.shippingCost?.minor, sumOf(cart.tax.map(({ amount }) => amount)).minor]).toEqual([
        0, 0, 0,
      ]);
    }),
  );
};
