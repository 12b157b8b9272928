import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { money } from '../shared/money.ts';
import { refused } from '../shared/result.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { ReplyLost, type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { seenCartOf } from './cart-changes.ts';
import { placeOrder } from './place-order.ts';
import { type Wishes, WishNotTakenBack } from './save-wishes.ts';

const readyCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  selectedPayment: 'INVOICE',
});

const readyWorld = (said: Partial<TinyWorld> = {}): TinyWorld => tinyWorld({ carts: [readyCart], ...said });
const order = (world: TinyWorld, wishes: Wishes, shop = tinyShop(world)) =>
  placeOrder(shop)(aShopper({ loginState: 'customer' }), { cartId: 'cart-1', seen: seenCartOf(readyCart), ...wishes });

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

  it.each<[string, Partial<TinyWorld>]>([
    ['the reply to the comment is lost', { answers: { 'set-order-comment': ['lost'] } }],
    ['the reply to the newsletter is lost', { answers: { 'set-newsletter': ['lost'] } }],
    ['the newsletter does not reach the shop', { answers: { 'set-newsletter': ['never-ran'] } }],
  ])('nothing of them is left where %s: nothing was submitted', async (_, said) => {
    const world = readyWorld({ carts: [earlier], ...said });
    await expect(order(world, wishes)).rejects.toBeInstanceOf(ReplyLost);
    expect(held(world)).toEqual(heldBefore);
    expect(world.asked).not.toContain('submit cart-1');
    expect(world.reported).toEqual([]);
  });

  it('the comment is taken back where the shop refuses the newsletter', async () => {
    const world = readyWorld({ carts: [earlier] });
    const shop = tinyShop(world);
    const setNewsletter = async () => refused({ because: 'cart-not-found' } as const);
    expect(await order(world, wishes, { ...shop, carts: { ...shop.carts, setNewsletter } })).toMatchObject({ refusal: { because: 'session-expired' } });
    expect(held(world)).toEqual(heldBefore);
    expect(world.asked).not.toContain('submit cart-1');
  });

  it('nothing is written back where the shop refused the first of them', async () => {
    const world = readyWorld({ carts: [earlier], objections: { 'set-order-comment': invalidForm([]) } });
    await order(world, wishes);
    expect(world.asked.filter((question) => question.startsWith('set-'))).toEqual(['set-order-comment Bitte klingeln']);
    expect(world.reported).toEqual([]);
  });

  describe('a wish that cannot be taken back', () => {
    const declined = { submission: { errorMessage: 'shop.payment.declined' } } as const;

    it.each<[string, Partial<TinyWorld>, object]>([
      ['comment', { answers: { 'set-order-comment': ['answered', 'never-ran'] } }, { comment: 'Bitte klingeln', newsletter: false }],
      ['newsletter', { answers: { 'set-newsletter': ['answered', 'never-ran'] } }, { comment: 'Beim Hausmeister', newsletter: true }],
    ])('is reported, does not keep the other from being taken back and hides no refusal: the %s', async (_, said, stays) => {
      const world = readyWorld({ carts: [earlier], ...declined, ...said });
      expect(await order(world, wishes)).toMatchObject({ refusal: { because: 'payment-refused', message: 'shop.payment.declined' } });
      expect(held(world)).toEqual(stays);
      expect(world.reported).toEqual([new WishNotTakenBack('cart-1', new ReplyLost())]);
    });

    it('is reported where the shop refuses it', async () => {
      const world = readyWorld({ carts: [earlier], ...declined });
      const shop = tinyShop(world);
      const setNewsletter: typeof shop.carts.setNewsletter = async (shopper, cartId, chosen) =>
        chosen ? shop.carts.setNewsletter(shopper, cartId, chosen) : refused({ because: 'cart-not-found' });
      expect(await order(world, wishes, { ...shop, carts: { ...shop.carts, setNewsletter } })).toMatchObject({ refusal: { because: 'payment-refused' } });
      expect(world.reported.map(({ name, message }) => [name, message])).toEqual([['WishNotTakenBack', 'cart cart-1: session-expired']]);
    });

    it('does not hide the failure that it follows', async () => {
      const world = readyWorld({ carts: [earlier], answers: { 'set-newsletter': ['lost', 'never-ran'], 'set-order-comment': ['answered', 'never-ran'] } });
      await expect(order(world, wishes)).rejects.toBeInstanceOf(ReplyLost);
      expect(world.reported.map(({ name, cause }) => [name, cause])).toEqual([
        ['WishNotTakenBack', new ReplyLost()],
        ['WishNotTakenBack', new ReplyLost()],
      ]);
    });

    it('is replaced by what the next press says', async () => {
      const world = readyWorld({ carts: [earlier], answers: { 'set-newsletter': ['lost', 'never-ran'], 'set-order-comment': ['answered', 'never-ran'] } });
      await expect(order(world, wishes)).rejects.toBeInstanceOf(ReplyLost);
      expect(held(world)).toEqual(wishes);
      expect((await order(world, { comment: '', newsletter: false })).ok).toBe(true);
      expect(world.carts[0]).toMatchObject({ orderComment: '', newsletterChosen: false, submittedAs: 'order-1' });
    });
  });
});
