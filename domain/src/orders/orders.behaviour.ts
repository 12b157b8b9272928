import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartIdOf, cartOf, entered, onScene, refusalOf, signedInAs, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { CardPaymentForm } from './order.ts';
import { behavesLikeRecentOrders } from './recent-orders.behaviour.ts';

const READY = { 'guest session': true, 'a cart exists': { positions: 2, quantity: 2 }, 'the cart is ready': { paymentId: 'RECHNUNG' } } as const;
const BY_CARD = { ...READY, 'the cart is ready': { paymentId: 'CREDIT_CARD' } } as const;

const submit = ({ shop }: Scene, shopper: Shopper) => shop.orders.submit(shopper, cartIdOf(shopper));

const otherGuest = async (scene: Scene): Promise<Shopper> => {
  const visitor = await entered(scene, scene.stranger);
  return signedInAs(visitor, 'guest', valueOf(await scene.shop.sessions.registerGuest(visitor, { email: 'fremd@example.org', billingAddress: anAddressForm() })));
};

const placing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('answers the order and the cart to go on with, which is empty (SUBM-06)', onScene(harness, READY, async (scene) => {
    const { orderId, newCartId, cardPayment } = valueOf(await submit(scene, scene.shopper));
    expect([orderId ?? '', cardPayment]).not.toContain('');
    expect(cardPayment).toBeUndefined();
    expect(newCartId).not.toBe(scene.shopper.cartId);
    const next = await cartOf(scene, { ...scene.shopper, cartId: newCartId ?? '' });
    expect([next.submitted, next.positionCount]).toEqual([false, 0]);
    expect(await cartOf(scene, scene.shopper)).toMatchObject({ submitted: true, submittedAs: orderId });
  }));

  it('makes one order of a cart, however often and at once it is asked', onScene(harness, READY, async (scene) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(scene, scene.shopper)));
    const placed = answers.flatMap((answer) => (answer.ok ? [answer.value.orderId] : []));
    expect(placed).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) expect(refusalOf(answer)).toEqual({ because: 'already-submitted', orderId: placed[0] });
  }));

  it('answers a repeated attempt as at first, and refuses another because the cart is already an order', onScene(harness, READY, async (scene) => {
    const { shopper, shop } = scene;
    const attempt = (key: string) => shop.orders.submit(shopper, cartIdOf(shopper), key);
    const answers = await Promise.all([attempt('attempt-1'), attempt('attempt-1'), attempt('attempt-1')]);
    const [placed] = answers.map(valueOf);
    expect(answers.map(valueOf)).toEqual([placed, placed, placed]);
    expect(refusalOf(await attempt('attempt-2'))).toEqual({ because: 'already-submitted', orderId: placed?.orderId });
    expect(refusalOf(await submit(scene, shopper))).toEqual({ because: 'already-submitted', orderId: placed?.orderId });
  }));

  it('lets an attempt that ordered nothing order later', onScene(harness, { 'guest session': true, 'a cart exists': { positions: 2 } }, async (scene) => {
    const { shopper, shop } = scene;
    const attempt = () => shop.orders.submit(shopper, cartIdOf(shopper), 'attempt-1');
    expect(refusalOf(await attempt())).toEqual({ because: 'not-ready' });
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
    expect(valueOf(await attempt()).orderId).toBeDefined();
  }));

  it('confirms what was ordered, at the prices of that moment', onScene(harness, READY, async (scene) => {
    const { shop, shopper } = scene;
    valueOf(await shop.carts.setOrderComment(shopper, cartIdOf(shopper), 'Bitte klingeln'));
    valueOf(await shop.carts.setOrderReference(shopper, cartIdOf(shopper), 'Klasse 3b'));
    const cart = await cartOf(scene, shopper);
    const { orderId = '' } = valueOf(await submit(scene, shopper));
    const order = valueOf(await shop.orders.confirmation(shopper, orderId));
    expect(order).toMatchObject({ orderId, isGuest: true, paymentId: 'RECHNUNG', comment: 'Bitte klingeln', orderReference: 'Klasse 3b' });
    expect(order.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual(cart.positions.map(({ itemId, quantity }) => [itemId, quantity]));
    expect([order.total, order.shippingCost, order.subtotal, order.tax]).toEqual([cart.total, cart.shippingCost, cart.subtotal, cart.tax]);
    expect([order.billingAddress, order.shippingAddress]).toEqual([cart.billingAddress, cart.shippingAddress]);
    expect(order.email).toBe(cart.billingEmail.selected);
    expect([order.paymentName, order.shipperName].filter((name) => name === '')).toEqual([]);
    expect(Number.isNaN(Date.parse(order.orderedAt))).toBe(false);
  }));

  it('takes the goods off the shelf', onScene(harness, { 'guest session': true, 'a cart exists': { positions: 0 } }, async (scene) => {
    const { shop, shopper, goods } = scene;
    valueOf(await updated(scene, shopper, adding(goods.scarce, 2)));
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
    valueOf(await submit(scene, shopper));
    const other = await entered(scene, scene.stranger);
    const { cart } = valueOf(await updated(scene, other, adding(goods.scarce, 3)));
    expect(cart.articleCount).toBe(1);
  }));

  it('asks for no way to pay where nothing is to be paid', onScene(harness, { 'guest session': true, 'a cart exists': { positions: 2 } }, async (scene) => {
    const { shop, shopper } = scene;
    valueOf(await updated(scene, shopper, { do: 'add-voucher', code: scene.vouchers.payless }));
    const { orderId = '' } = valueOf(await submit(scene, shopper));
    expect(valueOf(await shop.orders.confirmation(shopper, orderId)).total.minor).toBe(0);
  }));

  it('makes an existing customer of a new one', onScene(harness, { 'a registered customer': { kind: 'new' }, 'a cart exists': { positions: 1 } }, async (scene) => {
    const { shop, shopper } = scene;
    const { addressId } = valueOf(await shop.addresses.add(shopper, 'billing', anAddressForm()));
    valueOf(await shop.addresses.select(shopper, cartIdOf(shopper), 'billing', addressId));
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    const { newCartId } = valueOf(await submit(scene, shopper));
    expect(await shop.customers.current(shopper, '/')).toMatchObject({ isNewCustomer: false, isExistingCustomer: true });
    expect(await shop.sessions.open(shopper)).toMatchObject({ userId: shopper.userId, cartId: newCartId });
  }));
};

const refusing = (harness: PortHarness, { it, expect }: TestApi): void => {
  const notReady = { because: 'not-ready' };

  it('refuses the cart of somebody who is nobody yet', onScene(harness, { 'a cart exists': { positions: 1 } }, async (scene) => {
    expect(refusalOf(await submit(scene, scene.shopper))).toEqual(notReady);
  }));

  it('refuses an empty cart, and one without a way to pay', onScene(harness, { 'guest session': true, 'a cart exists': { positions: 1 } }, async (scene) => {
    expect(refusalOf(await submit(scene, scene.shopper))).toEqual(notReady);
    const { positions } = await cartOf(scene, scene.shopper);
    valueOf(await scene.shop.payments.select(scene.shopper, cartIdOf(scene.shopper), 'RECHNUNG'));
    valueOf(await updated(scene, scene.shopper, { do: 'remove-position', positionId: positions[0]?.id ?? '' }));
    expect(refusalOf(await submit(scene, scene.shopper))).toEqual(notReady);
  }));

  it('refuses a customer’s cart without an address', onScene(harness, { 'a registered customer': { kind: 'new' }, 'a cart exists': { positions: 1 } }, async (scene) => {
    valueOf(await scene.shop.payments.select(scene.shopper, cartIdOf(scene.shopper), 'RECHNUNG'));
    expect(refusalOf(await submit(scene, scene.shopper))).toEqual(notReady);
  }));

  it('refuses bulky goods while the forwarding agent waits for answers', onScene(harness, READY, async (scene) => {
    const { shop, shopper } = scene;
    const { cart } = valueOf(await updated(scene, shopper, adding(scene.goods.bulky)));
    valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'VORKASSE'));
    expect(refusalOf(await submit(scene, shopper))).toEqual(notReady);
    valueOf(await shop.shippers.saveSpedition(shopper, cartIdOf(shopper), cart.speditionFields.map(({ name }) => ({ fieldName: name, fieldValue: '030 4711' }))));
    expect((await submit(scene, shopper)).ok).toBe(true);
  }));

  it('knows no cart and no order of somebody else', onScene(harness, READY, async (scene) => {
    const other = await otherGuest(scene);
    expect(refusalOf(await scene.shop.orders.submit(other, cartIdOf(scene.shopper)))).toEqual({ because: 'cart-not-found' });
    const { orderId = '' } = valueOf(await submit(scene, scene.shopper));
    for (const id of [orderId, 'no-such-order']) {
      expect(refusalOf(await scene.shop.orders.confirmation(other, id))).toEqual({ because: 'no-such-order' });
    }
    const { sessionToken, ...claimed } = scene.shopper;
    expect(sessionToken).toBeDefined();
    expect(refusalOf(await scene.shop.orders.confirmation(claimed, orderId))).toEqual({ because: 'no-such-order' });
  }));
};

const byCard = (harness: PortHarness, { it, expect }: TestApi): void => {
  interface Pending {
    readonly orderId: string;
    readonly form: CardPaymentForm;
  }
  const pending = async (scene: Scene): Promise<Pending> => {
    const { orderId = '', cardPayment } = valueOf(await submit(scene, scene.shopper));
    return { orderId, form: cardPayment ?? { url: '', fields: [] } };
  };
  const isConfirmed = async ({ shop, shopper }: Scene, { orderId }: Pending) => (await shop.orders.confirmation(shopper, orderId)).ok;

  it('sends the shopper to the provider, and holds the order until the provider has the money', onScene(harness, BY_CARD, async (scene) => {
    const payment = await pending(scene);
    expect(payment.form.fields.map(({ name }) => name)).toEqual(['MerchantID', 'Len', 'Data']);
    expect(await isConfirmed(scene, payment)).toBe(false);
    expect((await cartOf(scene, scene.shopper)).submitted).toBe(false);
  }));

  it('asks for the same payment when the button is pressed again', onScene(harness, BY_CARD, async (scene) => {
    expect(await pending(scene)).toEqual(await pending(scene));
  }));

  if (!harness.features.has('card-provider')) return;
  it('makes one order when the provider reports the money, even twice', onScene(harness, BY_CARD, async (scene) => {
    const payment = await pending(scene);
    await scene.endPayment(payment.form, 'paid');
    await scene.endPayment(payment.form, 'paid');
    await scene.endPayment(payment.form, 'declined');
    expect(await isConfirmed(scene, payment)).toBe(true);
    expect(refusalOf(await submit(scene, scene.shopper))).toEqual({ because: 'already-submitted', orderId: payment.orderId });
  }));

  for (const outcome of ['declined', 'cancelled'] as const) {
    it(`frees the cart when the payment is ${outcome}: another way to pay, then the order`, onScene(harness, BY_CARD, async (scene) => {
      const { shop, shopper } = scene;
      const failed = await pending(scene);
      await scene.endPayment(failed.form, outcome);
      expect(await isConfirmed(scene, failed)).toBe(false);
      expect(await cartOf(scene, shopper)).toMatchObject({ submitted: false, positionCount: 2 });
      valueOf(await shop.payments.select(shopper, cartIdOf(shopper), 'RECHNUNG'));
      const { orderId = '' } = valueOf(await submit(scene, shopper));
      expect((await shop.orders.confirmation(shopper, orderId)).ok).toBe(true);
      await scene.endPayment(failed.form, 'paid');
      expect(await isConfirmed(scene, failed)).toBe(false);
    }));
  }

  it('tries the card again after it was declined', onScene(harness, BY_CARD, async (scene) => {
    await scene.endPayment((await pending(scene)).form, 'declined');
    const second = await pending(scene);
    await scene.endPayment(second.form, 'paid');
    expect(await isConfirmed(scene, second)).toBe(true);
  }));

  it('takes no money for a cart that has changed since', onScene(harness, BY_CARD, async (scene) => {
    const first = await pending(scene);
    valueOf(await updated(scene, scene.shopper, adding(scene.goods.ordinary[2])));
    await scene.endPayment(first.form, 'paid');
    expect(await isConfirmed(scene, first)).toBe(false);
    expect(await cartOf(scene, scene.shopper)).toMatchObject({ submitted: false, positionCount: 3 });
  }));

  if (harness.features.has('stock')) {
    it('asks for another payment where the cart is worth something else by now', onScene(harness, BY_CARD, async (scene) => {
      const first = await pending(scene);
      await scene.setStock(scene.goods.ordinary[0], 1);
      const second = await pending(scene);
      expect(second.orderId).not.toBe(first.orderId);
      await scene.endPayment(first.form, 'paid');
      expect(await isConfirmed(scene, first)).toBe(false);
      const { total } = await cartOf(scene, scene.shopper);
      await scene.endPayment(second.form, 'paid');
      expect(valueOf(await scene.shop.orders.confirmation(scene.shopper, second.orderId)).total).toEqual(total);
    }));
  }

  if (!harness.features.has('clock')) return;
  it('gives up a payment that nobody finishes', onScene(harness, BY_CARD, async (scene) => {
    const abandoned = await pending(scene);
    await scene.pass(60 * 60 * 1000);
    await scene.endPayment(abandoned.form, 'paid');
    expect(await isConfirmed(scene, abandoned)).toBe(false);
    expect((await cartOf(scene, scene.shopper)).submitted).toBe(false);
  }));
};

/** The law of the orders. */
export const behavesLikeOrders = (harness: PortHarness, t: TestApi): void => {
  t.describe('placing an order', () => placing(harness, t));
  t.describe('refusing an order', () => refusing(harness, t));
  t.describe('an order paid by card', () => byCard(harness, t));
  t.describe('recent orders', () => behavesLikeRecentOrders(harness, t));
};
