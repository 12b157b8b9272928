import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { money } from '../shared/money.ts';
import { refused } from '../shared/result.ts';
import { aCart, aPosition, aShipper } from '../testing/a-cart.ts';
import { anAddress } from '../testing/an-address.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { ReplyLost, type StubState, stubState } from '../testing/stub-state.ts';
import { seenCartOf } from './seen-cart.ts';
import { placeOrder } from './place-order.ts';
import { type CommentAndNewsletter, RollbackFailed } from './save-comment-and-newsletter.ts';

const readyCart = aCart({
  billingAddress: anAddress(),
  shippers: [aShipper({ selected: true })],
  positions: [aPosition({ quantity: 2, pricePerUnit: money(499) })],
  selectedPayment: 'INVOICE',
});

const readyWorld = (said: Partial<StubState> = {}): StubState => stubState({ carts: [readyCart], ...said });
const order = (state: StubState, wishes: CommentAndNewsletter, shop = stubShop(state)) =>
  placeOrder(shop)(aShopper({ loginState: 'customer' }), { cartId: 'cart-1', seen: seenCartOf(readyCart), ...wishes });

it('reports any other refusal in the shop’s words', async () => {
  const objection = invalidForm([
    { field: 'orderComment', message: 'shop.form.error.tooLong' },
    { field: 'account', message: 'shop.form.error.terms' },
  ]);
  expect(
    await order(readyWorld({ objections: { 'set-order-comment': objection } }), { comment: 'x', newsletter: false }),
  ).toMatchObject({
    refusal: { fieldErrors: [{ field: 'comment' }, { field: 'account' }] },
  });
});

describe('comment and newsletter are part of the order', () => {
  const wishes = { comment: 'Bitte klingeln', newsletter: true };
  const held = ({ carts }: StubState) => ({ comment: carts[0]?.orderComment, newsletter: carts[0]?.newsletterChosen });
  const earlier = { ...readyCart, orderComment: 'Beim Hausmeister', newsletterChosen: false };
  const heldBefore = { comment: 'Beim Hausmeister', newsletter: false };

  it('removes a comment and a newsletter from the cart that the shopper no longer wants', async () => {
    const state = readyWorld({ carts: [{ ...readyCart, orderComment: 'Bitte klingeln', newsletterChosen: true }] });
    await order(state, { comment: '', newsletter: false });
    expect(state.carts[0]).toMatchObject({ orderComment: '', newsletterChosen: false, submittedAs: 'order-1' });
  });

  it('nothing of them is saved if the cart has changed', async () => {
    const state = readyWorld({ carts: [{ ...earlier, total: money(1098) }] });
    expect((await order(state, wishes)).ok).toBe(false);
    expect(held(state)).toEqual(heldBefore);
  });

  it.each<[string, Partial<StubState>]>([
    ['the payment is refused', { submission: { errorMessage: 'shop.payment.declined' } }],
    [
      'the shop wants more',
      { submission: { redirectUrl: 'https://wallet.example/' }, changeAtSubmit: { total: money(1098) } },
    ],
  ])('the previous ones are restored if %s', async (_, said) => {
    const state = readyWorld({ carts: [earlier], ...said });
    expect((await order(state, wishes)).ok).toBe(false);
    expect(state.calls).toContain('submit cart-1');
    expect(held(state)).toEqual(heldBefore);
  });

  it('nothing is restored if nothing was changed', async () => {
    const state = readyWorld({ carts: [earlier], submission: { errorMessage: 'shop.payment.declined' } });
    await order(state, { comment: 'Beim Hausmeister', newsletter: false });
    expect(state.calls.filter((call) => call.startsWith('set-'))).toEqual([]);
  });

  it('they stay if nobody knows whether the order was placed: it may be on its way', async () => {
    const state = readyWorld({ carts: [earlier], submitBreaks: 'before' });
    await expect(order(state, wishes)).rejects.toBeInstanceOf(ReplyLost);
    expect(held(state)).toEqual(wishes);
  });

  it('they stay while a provider awaits the payment', async () => {
    const state = readyWorld({ carts: [earlier], submission: { redirectUrl: 'https://wallet.example/' } });
    expect((await order(state, wishes)).ok).toBe(true);
    expect(held(state)).toEqual(wishes);
  });

  it.each<[string, Partial<StubState>]>([
    ['the reply to the comment is lost', { replies: { 'set-order-comment': ['lost'] } }],
    ['the reply to the newsletter is lost', { replies: { 'set-newsletter': ['lost'] } }],
    ['the newsletter does not reach the shop', { replies: { 'set-newsletter': ['never-ran'] } }],
  ])('they are removed if %s: nothing was submitted', async (_, said) => {
    const state = readyWorld({ carts: [earlier], ...said });
    await expect(order(state, wishes)).rejects.toBeInstanceOf(ReplyLost);
    expect(held(state)).toEqual(heldBefore);
    expect(state.calls).not.toContain('submit cart-1');
    expect(state.reported).toEqual([]);
  });

  it('the comment is undone if the shop refuses the newsletter', async () => {
    const state = readyWorld({ carts: [earlier] });
    const shop = stubShop(state);
    const setNewsletter = async () => refused({ because: 'cart-not-found' } as const);
    expect(await order(state, wishes, { ...shop, carts: { ...shop.carts, setNewsletter } })).toMatchObject({
      refusal: { because: 'session-expired' },
    });
    expect(held(state)).toEqual(heldBefore);
    expect(state.calls).not.toContain('submit cart-1');
  });

  it('nothing is restored if the shop refused the first of them', async () => {
    const state = readyWorld({ carts: [earlier], objections: { 'set-order-comment': invalidForm([]) } });
    await order(state, wishes);
    expect(state.calls.filter((call) => call.startsWith('set-'))).toEqual(['set-order-comment Bitte klingeln']);
    expect(state.reported).toEqual([]);
  });

  describe('a wish that cannot be undone', () => {
    const declined = { submission: { errorMessage: 'shop.payment.declined' } } as const;

    it.each<[string, Partial<StubState>, object]>([
      [
        'comment',
        { replies: { 'set-order-comment': ['delivered', 'never-ran'] } },
        { comment: 'Bitte klingeln', newsletter: false },
      ],
      [
        'newsletter',
        { replies: { 'set-newsletter': ['delivered', 'never-ran'] } },
        { comment: 'Beim Hausmeister', newsletter: true },
      ],
    ])(
      'is reported, does not stop the other from being undone and hides no refusal: the %s',
      async (_, said, stays) => {
        const state = readyWorld({ carts: [earlier], ...declined, ...said });
        expect(await order(state, wishes)).toMatchObject({
          refusal: { because: 'payment-refused', message: 'shop.payment.declined' },
        });
        expect(held(state)).toEqual(stays);
        expect(state.reported).toEqual([new RollbackFailed('cart-1', new ReplyLost())]);
      },
    );

    it('is reported if the shop refuses it', async () => {
      const state = readyWorld({ carts: [earlier], ...declined });
      const shop = stubShop(state);
      const setNewsletter: typeof shop.carts.setNewsletter = async (shopper, cartId, chosen) =>
        chosen ? shop.carts.setNewsletter(shopper, cartId, chosen) : refused({ because: 'cart-not-found' });
      expect(await order(state, wishes, { ...shop, carts: { ...shop.carts, setNewsletter } })).toMatchObject({
        refusal: { because: 'payment-refused' },
      });
      expect(state.reported.map(({ name, message }) => [name, message])).toEqual([
        ['RollbackFailed', 'cart cart-1: session-expired'],
      ]);
    });

    it('names the cart in which a consent may be left', async () => {
      const state = readyWorld({
        carts: [earlier],
        ...declined,
        replies: { 'set-newsletter': ['delivered', 'never-ran'] },
      });
      await order(state, wishes);
      expect(state.reported.map(({ message }) => message)).toEqual(['cart cart-1']);
    });

    it('does not hide the failure that it follows', async () => {
      const state = readyWorld({
        carts: [earlier],
        replies: { 'set-newsletter': ['lost', 'never-ran'], 'set-order-comment': ['delivered', 'never-ran'] },
      });
      await expect(order(state, wishes)).rejects.toBeInstanceOf(ReplyLost);
      expect(state.reported.map(({ name, cause }) => [name, cause])).toEqual([
        ['RollbackFailed', new ReplyLost()],
        ['RollbackFailed', new ReplyLost()],
      ]);
    });

    it('is replaced by the next attempt', async () => {
      const state = readyWorld({
        carts: [earlier],
        replies: { 'set-newsletter': ['lost', 'never-ran'], 'set-order-comment': ['delivered', 'never-ran'] },
      });
      await expect(order(state, wishes)).rejects.toBeInstanceOf(ReplyLost);
      expect(held(state)).toEqual(wishes);
      expect((await order(state, { comment: '', newsletter: false })).ok).toBe(true);
      expect(state.carts[0]).toMatchObject({ orderComment: '', newsletterChosen: false, submittedAs: 'order-1' });
    });
  });
});
