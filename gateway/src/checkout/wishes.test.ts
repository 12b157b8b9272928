import { setPrice } from '@shop/fakes/catalogue/prices';
import { entriesOf } from '@shop/fakes/worlds/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/check-out.ts';
import { BACKENDS, fillBasket, ordinaryItem } from '../testing/on-either-backend.ts';
import type { GatewayOnEither, Visitor } from '../testing/on-either-backend.ts';

const WISHES = { comment: 'Bitte klingeln', newsletter: true };
const NONE = { comment: '', newsletter: false };

/** Of the cart, and of every order. */
const heldBy = ({ world }: Visitor) =>
  world.read(({ state }) => ({
    carts: entriesOf(state.carts).map(([, { orderComment = '', newsletterChosen }]) => ({ comment: orderComment, newsletter: newsletterChosen })),
    orders: entriesOf(state.orders).map(([, { status, newsletter, confirmation: { comment = '' } }]) => ({ status, comment, newsletter })),
  }));

describe.each(BACKENDS)('comment and newsletter of an order, on %s', (_, open) => {
  let gateway: GatewayOnEither;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const readyToOrder = async (paymentId?: string) => {
    const visitor = await gateway.visitor();
    await fillBasket(visitor);
    await saveShipping(visitor.browser);
    return { visitor, checkout: await savePayment(visitor.browser, paymentId) };
  };

  it('lie with the order once it is placed, and not before', async () => {
    const { visitor, checkout } = await readyToOrder();
    expect(heldBy(visitor)).toEqual({ carts: [NONE], orders: [] });
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...WISHES }]);
  });

  it('are taken back when the shopper is told of a changed cart, unticks and presses again', async () => {
    const { visitor, checkout } = await readyToOrder();
    visitor.world.run((turn) => setPrice(turn, ordinaryItem(visitor), 12_345));
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'CartChanged' });
    expect(heldBy(visitor)).toEqual({ carts: [NONE], orders: [] });
    const again = await savePayment(visitor.browser);
    expect(await placeOrder(visitor.browser, again, NONE)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(heldBy(visitor).orders).toEqual([{ status: 'placed', ...NONE }]);
  });

  it('are those of the last press where a card was asked for in between', async () => {
    const { visitor, checkout } = await readyToOrder('CREDIT_CARD');
    expect(await placeOrder(visitor.browser, checkout, WISHES)).toMatchObject({ __typename: 'CardPaymentNeeded' });
    expect(await placeOrder(visitor.browser, checkout, NONE)).toMatchObject({ __typename: 'CardPaymentNeeded' });
    expect(heldBy(visitor).orders).toEqual([
      { status: 'cancelled', ...WISHES },
      { status: 'awaiting-payment', ...NONE },
    ]);
  });
});
