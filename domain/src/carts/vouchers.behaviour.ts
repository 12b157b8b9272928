import { money, plus, sumOf } from '../shared/money.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { cartOf, onScene, refusalOf, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import { cartStateOf } from './cart-rules.ts';

/** The part of the carts' law that is about vouchers. */
export const behavesLikeVouchers = (harness: PortHarness, { it, expect }: TestApi): void => {
  const dear = { 'a cart exists': { positions: 5, quantity: 4 } };

  it('save what they say, and go by their code (CART-05)', onScene(harness, dear, async (scene) => {
    const before = await cartOf(scene, scene.shopper);
    const { cart } = valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: ` ${scene.vouchers.fixed.toLowerCase()} ` }));
    expect(cart.vouchers).toMatchObject([{ code: scene.vouchers.fixed, status: 'applied', saving: money(500) }]);
    expect(cart.totalSavings).toEqual(plus(before.totalSavings, money(500)));
    const after = valueOf(await updated(scene, scene.shopper, { do: 'remove-voucher', code: scene.vouchers.fixed }));
    expect(after.cart).toEqual(before);
  }));

  it('stay without effect while the cart does not reach their minimum (CART-05)', onScene(harness, dear, async (scene) => {
    const { cart } = valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.fixed }));
    const rest = cart.positions.slice(1).map(({ id }) => ({ do: 'remove-position', positionId: id }) as const);
    const less = { do: 'change-quantity', positionId: cart.positions[0]?.id ?? '', quantity: 1 } as const;
    const { cart: small } = valueOf(await updated(scene, scene.shopper, ...rest, less));
    expect(small.vouchers).toMatchObject([{ status: 'not-applicable', saving: money(0) }]);
    expect(small.totalSavings).toEqual(small.promotionsSaving);
  }));

  it('are refused when unknown, over, used up, or not to be combined', onScene(harness, dear, async (scene) => {
    const refusal = async (code: string) => refusalOf(await updated(scene, scene.shopper, { do: 'add-voucher', code }));
    expect(await refusal('NOSUCHCODE')).toEqual({ because: 'voucher-refused', code: 'NOSUCHCODE', message: 'shop.voucher.unknown' });
    expect(await refusal(scene.vouchers.expired)).toMatchObject({ message: 'shop.voucher.expired' });
    expect(await refusal(scene.vouchers.used)).toMatchObject({ message: 'shop.voucher.alreadyUsed' });
    valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.percent }));
    expect(await refusal(scene.vouchers.alone)).toMatchObject({ message: 'shop.voucher.notCombinable' });
    expect(await refusal(scene.vouchers.percent)).toMatchObject({ message: 'shop.voucher.alreadyUsed' });
  }));

  it('need their minimum', onScene(harness, {}, async (scene) => {
    const refused = await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.fixed });
    expect(refusalOf(refused)).toMatchObject({ because: 'voucher-refused', message: 'shop.voucher.minimum' });
  }));

  it('may leave nothing to pay (CART-01)', onScene(harness, dear, async (scene) => {
    const { cart } = valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.payless }));
    expect(cartStateOf(cart)).toBe('payless');
    expect([cart.total.minor, cart.shippingCost?.minor, sumOf(cart.tax.map(({ amount }) => amount)).minor]).toEqual([0, 0, 0]);
  }));
};
