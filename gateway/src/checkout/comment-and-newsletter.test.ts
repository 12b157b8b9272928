import { granted } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { setPrice } from '@shop/fakes/catalogue/prices';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem, ordinaryItem } from '../testing/ordinary-item.ts';

const WISHES = { comment: 'Bitte klingeln', newsletter: true };
const NONE = { comment: '', newsletter: false };

/** Of the cart, and of every order. */
const heldBy = ({ world }: Entered) =>
  world.read(({ state }) => ({
    carts: entriesOf(state.carts).map(([, { orderComment = '', newsletterWording }]) => ({
      comment: orderComment,
      newsletter: newsletterWording !== undefined,
    })),
    orders: entriesOf(state.orders).map(
      ([
        ,
        {
          status,
          newsletterWording,
          confirmation: { comment = '' },
        },
      ]) => ({ status, comment, newsletter: newsletterWording !== undefined }),
    ),
  }));

/** What fails at the shop: the reply to a saved option, the newsletter, undoing an option, or the payment. */
type Fault = 'comment-reply' | 'newsletter-reply' | 'newsletter' | 'take-back' | 'payment';

const faultyShop = () => {
  const faults = new Set<Fault>();
  const breakOn = (fault: Fault): void => {
    if (faults.has(fault)) throw new ReplyLost();
  };
  const ports = (honest: Shop): Shop => {
    const { carts, orders } = honest;
    const submit: typeof orders.submit = async (...args) =>
      faults.has('payment') ? granted({ errorMessage: 'shop.payment.declined' }) : orders.submit(...args);
    const setOrderComment: typeof carts.setOrderComment = async (shopper, cartId, comment) => {
      if (comment === NONE.comment) breakOn('take-back');
      const saved = await carts.setOrderComment(shopper, cartId, comment);
      breakOn('comment-reply');
      return saved;
    };
    const setNewsletter: typeof carts.setNewsletter = async (shopper, cartId, wording) => {
      if (wording === undefined) breakOn('take-back');
      breakOn('newsletter');
      const saved = await carts.setNewsletter(shopper, cartId, wording);
      breakOn('newsletter-reply');
      return saved;
    };
    return { ...honest, carts: { ...carts, setOrderComment, setNewsletter }, orders: { ...orders, submit } };
  };
  return { faults, ports };
};

describe.each(BACKENDS)('comment and newsletter of an order, on the shop $backend', ({ open }) => {
  const { faults, ports } = faultyShop();
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open({ replacePorts: ports });
  });
  beforeEach(() => faults.clear());
  afterAll(() => gateway.close());

  const readyToOrder = async (paymentId?: string) => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    return { visitor, checkout: await savePayment(visitor.browser, paymentId) };
  };

  it('are stored with the order once it is placed, and not before', async () => {
    const { visitor, checkout } = await readyToOrder();
    expect(heldBy(visitor)).toEqual({ carts: [NONE], orders: [] });
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...WISHES }]);
  });

  it('are undone if the shopper learns of a changed cart, unticks the box and orders again', async () => {
    const { visitor, checkout } = await readyToOrder();
    visitor.world.run((tx) => setPrice(tx, ordinaryItem(visitor), 12_345));
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'CartChanged' });
    expect(heldBy(visitor)).toEqual({ carts: [NONE], orders: [] });
    const again = await savePayment(visitor.browser);
    expect(await placeOrder(visitor.browser, again, NONE)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...NONE }]);
  });

  it('are those of the last click if a card was requested in between', async () => {
    const { visitor, checkout } = await readyToOrder('CREDIT_CARD');
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'CardPaymentNeeded' });
    expect(await placeOrder(visitor.browser, checkout, NONE)).toMatchObject({ __typename: 'CardPaymentNeeded' });
    expect(heldBy(visitor).orders).toEqual([
      { status: 'cancelled', ...WISHES },
      { status: 'awaiting-payment', ...NONE },
    ]);
  });

  it.each<[string, Fault]>([
    ['the reply to the comment is lost', 'comment-reply'],
    ['the reply to the newsletter is lost', 'newsletter-reply'],
    ['the newsletter cannot be saved', 'newsletter'],
  ])('are undone if %s and nothing is submitted, and the next order goes without them', async (_what, fault) => {
    const { visitor, checkout } = await readyToOrder();
    faults.add(fault);
    expect(await placeOrder(visitor.browser, checkout, WISHES).catch(() => 'failed')).toBe('failed');
    expect(heldBy(visitor)).toEqual({ carts: [NONE], orders: [] });
    faults.clear();
    expect(await placeOrder(visitor.browser, checkout, NONE)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...NONE }]);
  });

  it('are replaced by the next click if they could not be undone', async () => {
    const { visitor, checkout } = await readyToOrder();
    faults.add('payment').add('take-back');
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'PaymentRefused' });
    expect(heldBy(visitor)).toEqual({ carts: [WISHES], orders: [] });
    faults.clear();
    expect(await placeOrder(visitor.browser, checkout, NONE)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...NONE }]);
  });
});
