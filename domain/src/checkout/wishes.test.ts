import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { money } from '../shared/money.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { ReplyLost, type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { seenCartOf } from './cart-changes.ts';
import { placeOrder } from './place-order.ts';
import type { Wishes } from './save-wishes.ts';

const readyCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  selectedPayment: 'INVOICE',
});

const readyWorld = (said: Partial<TinyWorld> = {}): TinyWorld => tinyWorld({ carts: [readyCart], ...said });
const order = (world: TinyWorld, wishes: Wishes) =>
  placeOrder(tinyShop(world))(aShopper({ loginState: 'customer' }), { cartId: 'cart-1', seen: seenCartOf(readyCart), ...wishes });

it('is told of anything else that the shop objects to as the shop says it', async () => {
  const objection = invalidForm([{ field: 'orderComment', message: 'shop.form.error.tooLong' }, { field: 'account', message: 'shop.form.error.terms' }]);
  expect(await order(readyWorld({ objections: { 'set-order-comment': objection } }), { comment: 'x', newsletter: false })).toMatchObject({
    refusal: { fieldErrors: [{ field: 'comment' }, { field: 'account' }] },
  });
});

describe('comment and newsletter are part of the order', () => {
  const wishes = { comment: 'Bitte klingeln', newsletter: true };
  const held = ({ carts }: TinyWorld) => ({ comment: carts[0]?.orderComment, newsletter: carts[0]?.newsletterChosen });
  const earlier = { ...readyCart, orderComment: 'Beim Hausmeister', newsletterChosen: false };
  const heldBefore = { comment: 'Beim Hausmeister', newsletter: false };

  it('takes back a comment and a newsletter that the cart holds and the shopper does not want any more', async () => {
    const world = readyWorld({ carts: [{ ...readyCart, orderComment: 'Bitte klingeln', newsletterChosen: true }] });
    await order(world, { comment: '', newsletter: false });
    expect(world.carts[0]).toMatchObject({ orderComment: '', newsletterChosen: false, submittedAs: 'order-1' });
  });

  it('nothing of them is saved where the cart has changed', async () => {
    const world = readyWorld({ carts: [{ ...earlier, total: money(1098) }] });
    expect((await order(world, wishes)).ok).toBe(false);
    expect(held(world)).toEqual(heldBefore);
  });

  it.each<[string, Partial<TinyWorld>]>([
    ['the payment is refused', { submission: { errorMessage: 'shop.payment.declined' } }],
    ['the shop wants more', { submission: { redirectUrl: 'https://wallet.example/' }, changeAtSubmit: { total: money(1098) } }],
  ])('what was held before is held again where %s', async (_, said) => {
    const world = readyWorld({ carts: [earlier], ...said });
    expect((await order(world, wishes)).ok).toBe(false);
    expect(world.asked).toContain('submit cart-1');
    expect(held(world)).toEqual(heldBefore);
  });

  it('nothing is put back where nothing was changed', async () => {
    const world = readyWorld({ carts: [earlier], submission: { errorMessage: 'shop.payment.declined' } });
    await order(world, { comment: 'Beim Hausmeister', newsletter: false });
    expect(world.asked.filter((question) => question.startsWith('set-'))).toEqual([]);
  });

  it('they stay where nobody knows whether the order was placed: it may be on its way', async () => {
    const world = readyWorld({ carts: [earlier], submitBreaks: 'before' });
    await expect(order(world, wishes)).rejects.toBeInstanceOf(ReplyLost);
    expect(held(world)).toEqual(wishes);
  });

  it('they stay while a provider asks for the money', async () => {
    const world = readyWorld({ carts: [earlier], submission: { redirectUrl: 'https://wallet.example/' } });
    expect((await order(world, wishes)).ok).toBe(true);
    expect(held(world)).toEqual(wishes);
  });
});
