import { seenCartOf } from '@shop/domain/checkout/seen-cart';
import { checkoutFactsOf, checkoutOf, stepsFor } from '@shop/domain/checkout/checkout';
import { finishCheckout } from '@shop/domain/checkout/finish-checkout';
import { placeOrder } from '@shop/domain/checkout/place-order';
import { savePaymentStep } from '@shop/domain/checkout/save-payment-step';
import { saveShippingStep } from '@shop/domain/checkout/save-shipping-step';
import type { SaveShippingStep } from '@shop/domain/checkout/shipping-step';
import type { Shopper } from '@shop/domain/visit/shopper';
import { aVisit } from '@shop/domain/testing/a-visit';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import type { PortFixture } from '@shop/domain/testing/port-harness';
import { addItem, cartIdOf, readCart, asSignedIn, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const BASKET: Preconditions = { 'a cart exists': { positions: 2, quantity: 2 } };
const HOME_DELIVERY: SaveShippingStep = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'anne@schule.example' },
};

const shipped = async (fixture: PortFixture, command: SaveShippingStep): Promise<Shopper> => {
  const { shop, shopper } = fixture;
  const { loginState, signedIn } = valueOf(await saveShippingStep(shop)(shopper, command));
  return signedIn === undefined ? shopper : asSignedIn(shopper, loginState, signedIn);
};

const stepsOf = async (fixture: PortFixture, shopper: Shopper) =>
  stepsFor(checkoutFactsOf({ cart: await readCart(fixture, shopper), shopper }));

const standsAt = async (fixture: PortFixture, shopper: Shopper) =>
  checkoutOf(checkoutFactsOf({ cart: await readCart(fixture, shopper), shopper })).at;

/** A shop in which an order must cause no failure report. */
const ordering = ({ shop }: PortFixture) => ({
  ...shop,
  reportFailure: (failure: Error) => {
    throw failure;
  },
});

const ordered = async (fixture: PortFixture, shopper: Shopper) => {
  const cart = await readCart(fixture, shopper);
  return valueOf(
    await placeOrder(ordering(fixture))(shopper, {
      cartId: cart.id,
      seen: seenCartOf(cart),
      comment: '',
      newsletter: false,
    }),
  );
};

const confirmed = async ({ shop }: PortFixture, shopper: Shopper, orderId: string) =>
  valueOf(await shop.orders.confirmation(shopper, orderId));

describe('a whole checkout on the in-memory shop', () => {
  it('succeeds as a guest, by card, who is anonymous afterwards', async () => {
    const fixture = await inMemoryHarness.arrange(BASKET);
    const guest = await shipped(fixture, { ...HOME_DELIVERY, loginOption: 'guest' });
    expect(await standsAt(fixture, guest)).toBe('payment');
    valueOf(await savePaymentStep(fixture.shop, aVisit(guest))({ paymentId: 'CREDIT_CARD' }));
    expect(await standsAt(fixture, guest)).toBe('summary');
    const outcome = await ordered(fixture, guest);
    if (outcome.happened === 'card-payment-needed') await fixture.endPayment(outcome.orderId, 'paid');
    expect(await confirmed(fixture, guest, outcome.orderId)).toMatchObject({
      isGuest: true,
      paymentId: 'CREDIT_CARD',
      email: 'anne@schule.example',
    });
    const finished = await finishCheckout(fixture.shop)(guest, {});
    expect(finished.loginState).toBe('logged-out');
    expect([finished.opened?.userId === guest.userId, finished.opened?.cartId === guest.cartId]).toEqual([
      false,
      false,
    ]);
  });

  it('succeeds as a new customer who registers in the checkout and stays signed in', async () => {
    const fixture = await inMemoryHarness.arrange(BASKET);
    const account = { email: 'anne@schule.example', password: 'Kreide7', passwordRepeat: 'Kreide7' };
    const customer = await shipped(fixture, { ...HOME_DELIVERY, loginOption: 'register', account });
    valueOf(await savePaymentStep(fixture.shop, aVisit(customer))({ paymentId: 'RECHNUNG' }));
    const { orderId, newCartId = '' } = await ordered(fixture, customer);
    expect((await confirmed(fixture, customer, orderId)).isGuest).toBe(false);
    expect(await finishCheckout(fixture.shop)(customer, { newCartId })).toEqual({
      loginState: 'customer',
      cartId: newCartId,
    });
  });

  it('succeeds as a returning customer, to a packstation of the address book', async () => {
    const fixture = await inMemoryHarness.arrange({ ...BASKET, 'a registered customer': { kind: 'b2c' } });
    const { shop, shopper } = fixture;
    const [billing] = await shop.addresses.billing(shopper);
    const station = (await shop.addresses.shipping(shopper)).find(({ packstationAddress }) => packstationAddress);
    await shipped(fixture, {
      deliveryType: 'packstation',
      billingAddress: { addressId: billing?.addressId ?? '' },
      packstation: { addressId: station?.addressId ?? '' },
    });
    valueOf(await savePaymentStep(shop, aVisit(shopper))({ paymentId: 'VORKASSE' }));
    const order = await confirmed(fixture, shopper, (await ordered(fixture, shopper)).orderId);
    expect(order).toMatchObject({ shippingAddress: { packstationAddress: true }, shipperName: 'DHL' });
  });

  it('succeeds as a guest who types a packstation', async () => {
    const fixture = await inMemoryHarness.arrange(BASKET);
    const guest = await shipped(fixture, {
      ...HOME_DELIVERY,
      deliveryType: 'packstation',
      packstation: aPackstationForm(),
      loginOption: 'guest',
    });
    const cart = await readCart(fixture, guest);
    expect(cart.shippingAddress).toMatchObject({ packstationAddress: true, street: 'Packstation 101' });
    expect(cart.shippers.find(({ selected }) => selected)?.code).toBe('dhl');
  });

  it('succeeds as a business customer, without a payment step (PAY-01)', async () => {
    const fixture = await inMemoryHarness.arrange({
      ...BASKET,
      storefront: 'b2b-de',
      'a registered customer': { kind: 'b2b' },
    });
    const [billing] = await fixture.shop.addresses.billing(fixture.shopper);
    await shipped(fixture, {
      deliveryType: 'sameAsBilling',
      billingAddress: { addressId: billing?.addressId ?? '' },
      orderReference: 'Etat 2026',
    });
    expect(await stepsOf(fixture, fixture.shopper)).toEqual(['basket', 'login', 'shipping', 'summary']);
    const order = await confirmed(fixture, fixture.shopper, (await ordered(fixture, fixture.shopper)).orderId);
    expect(order).toMatchObject({ paymentId: 'RECHNUNG', orderReference: 'Etat 2026' });
  });

  it('succeeds without a payment step if nothing is to be paid (PAY-01)', async () => {
    const fixture = await inMemoryHarness.arrange(BASKET);
    valueOf(await updateCart(fixture, fixture.shopper, { do: 'add-voucher', code: fixture.vouchers.payless }));
    const guest = await shipped(fixture, { ...HOME_DELIVERY, loginOption: 'guest' });
    expect(await stepsOf(fixture, guest)).not.toContain('payment');
    expect(await standsAt(fixture, guest)).toBe('summary');
    expect((await confirmed(fixture, guest, (await ordered(fixture, guest)).orderId)).total.minor).toBe(0);
  });

  it('succeeds with bulky goods and the answers for the forwarding agent', async () => {
    const fixture = await inMemoryHarness.arrange(BASKET);
    valueOf(await updateCart(fixture, fixture.shopper, addItem(fixture.goods.bulky)));
    const speditionFields = [{ fieldName: 'phone', fieldValue: '030 4711' }];
    const guest = await shipped(fixture, {
      ...HOME_DELIVERY,
      loginOption: 'guest',
      speditionFields,
      shipperCode: 'spedition',
    });
    valueOf(await savePaymentStep(fixture.shop, aVisit(guest))({ paymentId: 'VORKASSE' }));
    expect((await ordered(fixture, guest)).happened).toBe('order-placed');
  });

  it('does not order at an unseen total; the second click does', async () => {
    const fixture = await inMemoryHarness.arrange({
      ...BASKET,
      'guest session': true,
      'the cart is ready': { paymentId: 'VORKASSE' },
    });
    const { shopper, goods } = fixture;
    const seen = seenCartOf(await readCart(fixture, shopper));
    await fixture.setStock(goods.ordinary[0], 1);
    await fixture.setStock(goods.ordinary[1], 0);
    const refused = await placeOrder(ordering(fixture))(shopper, {
      cartId: cartIdOf(shopper),
      seen,
      comment: '',
      newsletter: false,
    });
    expect(refused).toMatchObject({ ok: false, refusal: { because: 'cart-changed' } });
    const lines =
      !refused.ok && refused.refusal.because === 'cart-changed'
        ? refused.refusal.changes.filter(({ what }) => what === 'line-quantity')
        : [];
    expect(lines).toMatchObject([
      { countWas: 2, countIs: 1 },
      { countWas: 2, countIs: 0 },
    ]);
    const order = await confirmed(fixture, shopper, (await ordered(fixture, shopper)).orderId);
    expect(order.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[goods.ordinary[0], 1]]);
  });

  it('does not order by card a cart that its guest has meanwhile taken to a login', async () => {
    const fixture = await inMemoryHarness.arrange({
      ...BASKET,
      'guest session': true,
      'the cart is ready': { paymentId: 'CREDIT_CARD' },
    });
    const { shop, shopper, account } = fixture;
    const outcome = await ordered(fixture, shopper);
    const login = valueOf(
      await shop.sessions.login(shopper, {
        identifier: account.identifier,
        password: account.password,
        stayLogged: false,
        mergeCart: true,
      }),
    );
    if (outcome.happened === 'card-payment-needed') await fixture.endPayment(outcome.orderId, 'paid');
    const customer = asSignedIn(shopper, 'customer', login);
    expect((await shop.orders.confirmation(customer, outcome.orderId)).ok).toBe(false);
    expect(await readCart(fixture, customer)).toMatchObject({ submitted: false, positionCount: 2 });
  });
});
