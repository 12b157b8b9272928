import { seenCartOf } from '@shop/domain/checkout/cart-changes';
import { checkoutFactsOf, checkoutOf, stepsFor } from '@shop/domain/checkout/checkout';
import { finishCheckout } from '@shop/domain/checkout/finish-checkout';
import { placeOrder } from '@shop/domain/checkout/place-order';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { saveShippingStep } from '@shop/domain/checkout/save-shipping-step';
import type { SaveShippingStep } from '@shop/domain/checkout/shipping-step';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import type { Given } from '@shop/domain/testing/given';
import type { Scene } from '@shop/domain/testing/port-harness';
import { adding, cartIdOf, cartOf, signedInAs, updated, valueOf } from '@shop/domain/testing/scenes';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const BASKET: Given = { 'a cart exists': { positions: 2, quantity: 2 } };
const HOME_DELIVERY: SaveShippingStep = { deliveryType: 'sameAsBilling', billingAddress: anAddressForm(), account: { email: 'anne@schule.example' } };

const shipped = async (scene: Scene, command: SaveShippingStep): Promise<Shopper> => {
  const { shop, shopper } = scene;
  const { loginState, signedIn } = valueOf(await saveShippingStep(shop)(shopper, command));
  return signedIn === undefined ? shopper : signedInAs(shopper, loginState, signedIn);
};

const stepsOf = async (scene: Scene, shopper: Shopper) => stepsFor(checkoutFactsOf({ cart: await cartOf(scene, shopper), shopper }));

const standsAt = async (scene: Scene, shopper: Shopper) => checkoutOf(checkoutFactsOf({ cart: await cartOf(scene, shopper), shopper })).at;

/** A shop that an order must leave without anything to report. */
const ordering = ({ shop }: Scene) => ({
  ...shop,
  reportFailure: (failure: Error) => {
    throw failure;
  },
});

const ordered = async (scene: Scene, shopper: Shopper) => {
  const cart = await cartOf(scene, shopper);
  return valueOf(await placeOrder(ordering(scene))(shopper, { cartId: cart.id, seen: seenCartOf(cart), comment: '', newsletter: false }));
};

const confirmed = async ({ shop }: Scene, shopper: Shopper, orderId: string) => valueOf(await shop.orders.confirmation(shopper, orderId));

describe('a whole checkout on the in-memory shop', () => {
  it('as a guest, by card, who is nobody again afterwards', async () => {
    const scene = await inMemoryHarness.fresh(BASKET);
    const guest = await shipped(scene, { ...HOME_DELIVERY, loginOption: 'guest' });
    expect(await standsAt(scene, guest)).toBe('payment');
    valueOf(await savePaymentStep(scene.shop)(guest, { paymentId: 'CREDIT_CARD' }));
    expect(await standsAt(scene, guest)).toBe('summary');
    const outcome = await ordered(scene, guest);
    if (outcome.happened === 'card-payment-needed') await scene.endPayment(outcome.cardPayment, 'paid');
    expect(await confirmed(scene, guest, outcome.orderId)).toMatchObject({ isGuest: true, paymentId: 'CREDIT_CARD', email: 'anne@schule.example' });
    const finished = await finishCheckout(scene.shop)(guest, {});
    expect(finished.loginState).toBe('logged-out');
    expect([finished.opened?.userId === guest.userId, finished.opened?.cartId === guest.cartId]).toEqual([false, false]);
  });

  it('as a new customer who registers on the way and stays signed in', async () => {
    const scene = await inMemoryHarness.fresh(BASKET);
    const account = { email: 'anne@schule.example', password: 'Kreide7', passwordRepeat: 'Kreide7' };
    const customer = await shipped(scene, { ...HOME_DELIVERY, loginOption: 'register', account });
    valueOf(await savePaymentStep(scene.shop)(customer, { paymentId: 'RECHNUNG' }));
    const { orderId, newCartId = '' } = await ordered(scene, customer);
    expect((await confirmed(scene, customer, orderId)).isGuest).toBe(false);
    expect(await finishCheckout(scene.shop)(customer, { newCartId })).toEqual({ loginState: 'customer', cartId: newCartId });
  });

  it('as a returning customer, to a packstation of the address book', async () => {
    const scene = await inMemoryHarness.fresh({ ...BASKET, 'a registered customer': { kind: 'b2c' } });
    const { shop, shopper } = scene;
    const [billing] = await shop.addresses.billing(shopper);
    const station = (await shop.addresses.shipping(shopper)).find(({ packstationAddress }) => packstationAddress);
    await shipped(scene, { deliveryType: 'packstation', billingAddress: { addressId: billing?.addressId ?? '' }, packstation: { addressId: station?.addressId ?? '' } });
    valueOf(await savePaymentStep(shop)(shopper, { paymentId: 'VORKASSE' }));
    const order = await confirmed(scene, shopper, (await ordered(scene, shopper)).orderId);
    expect(order).toMatchObject({ shippingAddress: { packstationAddress: true }, shipperName: 'DHL' });
  });

  it('as a guest who types a packstation', async () => {
    const scene = await inMemoryHarness.fresh(BASKET);
    const guest = await shipped(scene, { ...HOME_DELIVERY, deliveryType: 'packstation', packstation: aPackstationForm(), loginOption: 'guest' });
    const cart = await cartOf(scene, guest);
    expect(cart.shippingAddress).toMatchObject({ packstationAddress: true, street: 'Packstation 101' });
    expect(cart.shippers.find(({ selected }) => selected)?.code).toBe('dhl');
  });

  it('as a business customer, without a payment step (PAY-01)', async () => {
    const scene = await inMemoryHarness.fresh({ ...BASKET, storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } });
    const [billing] = await scene.shop.addresses.billing(scene.shopper);
    await shipped(scene, { deliveryType: 'sameAsBilling', billingAddress: { addressId: billing?.addressId ?? '' }, orderReference: 'Etat 2026' });
    expect(await stepsOf(scene, scene.shopper)).toEqual(['basket', 'login', 'shipping', 'summary']);
    const order = await confirmed(scene, scene.shopper, (await ordered(scene, scene.shopper)).orderId);
    expect(order).toMatchObject({ paymentId: 'RECHNUNG', orderReference: 'Etat 2026' });
  });

  it('that costs nothing, without a payment step (PAY-01)', async () => {
    const scene = await inMemoryHarness.fresh(BASKET);
    valueOf(await updated(scene, scene.shopper, { do: 'add-voucher', code: scene.vouchers.payless }));
    const guest = await shipped(scene, { ...HOME_DELIVERY, loginOption: 'guest' });
    expect(await stepsOf(scene, guest)).not.toContain('payment');
    expect(await standsAt(scene, guest)).toBe('summary');
    expect((await confirmed(scene, guest, (await ordered(scene, guest)).orderId)).total.minor).toBe(0);
  });

  it('of bulky goods, with the answers for the forwarding agent', async () => {
    const scene = await inMemoryHarness.fresh(BASKET);
    valueOf(await updated(scene, scene.shopper, adding(scene.goods.bulky)));
    const speditionFields = [{ fieldName: 'phone', fieldValue: '030 4711' }];
    const guest = await shipped(scene, { ...HOME_DELIVERY, loginOption: 'guest', speditionFields, shipperCode: 'spedition' });
    valueOf(await savePaymentStep(scene.shop)(guest, { paymentId: 'VORKASSE' }));
    expect((await ordered(scene, guest)).happened).toBe('order-placed');
  });

  it('does not place an order at a total the shopper did not see; the second press does', async () => {
    const scene = await inMemoryHarness.fresh({ ...BASKET, 'guest session': true, 'the cart is ready': { paymentId: 'VORKASSE' } });
    const { shopper, goods } = scene;
    const seen = seenCartOf(await cartOf(scene, shopper));
    await scene.setStock(goods.ordinary[0], 1);
    await scene.setStock(goods.ordinary[1], 0);
    const refused = await placeOrder(ordering(scene))(shopper, { cartId: cartIdOf(shopper), seen, comment: '', newsletter: false });
    expect(refused).toMatchObject({ ok: false, refusal: { because: 'cart-changed' } });
    const lines = !refused.ok && refused.refusal.because === 'cart-changed' ? refused.refusal.changes.filter(({ what }) => what === 'line-quantity') : [];
    expect(lines).toMatchObject([{ was: 2, is: 1 }, { was: 2, is: 0 }]);
    const order = await confirmed(scene, shopper, (await ordered(scene, shopper)).orderId);
    expect(order.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[goods.ordinary[0], 1]]);
  });

  it('by card gets no order for a cart that its guest took to a login meanwhile', async () => {
    const scene = await inMemoryHarness.fresh({ ...BASKET, 'guest session': true, 'the cart is ready': { paymentId: 'CREDIT_CARD' } });
    const { shop, shopper, account } = scene;
    const outcome = await ordered(scene, shopper);
    const login = valueOf(await shop.sessions.login(shopper, { identifier: account.identifier, password: account.password, stayLogged: false, mergeCart: true }));
    if (outcome.happened === 'card-payment-needed') await scene.endPayment(outcome.cardPayment, 'paid');
    const customer = signedInAs(shopper, 'customer', login);
    expect((await shop.orders.confirmation(customer, outcome.orderId)).ok).toBe(false);
    expect(await cartOf(scene, customer)).toMatchObject({ submitted: false, positionCount: 2 });
  });
});
