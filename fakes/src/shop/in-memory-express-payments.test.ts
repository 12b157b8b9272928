import { AMAZON_PAY, AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { behavesLikeExpressPayments } from '@shop/domain/payments/express-payments.behaviour';
import type { PaymentEnd } from '@shop/domain/payments/payment-end';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { addItem, cartIdOf, readCart, refusalOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import type { Preconditions } from '@shop/domain/testing/preconditions';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { setParameter } from '../parameters/parameter-values.ts';
import type { PersonaName } from '../personas/personas.ts';
import { amazonProvider } from '../providers/amazon/amazon-provider.ts';
import { providerPage } from '../providers/provider-page.ts';
import { enterShop, logInAs } from '../scenarios/steps.ts';
import { aShop } from '../testing/a-shop.ts';
import { atWallet } from '../testing/at-wallet.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';

const ON = { 'global parameter set': { name: AMAZON_PAY_PARAMETER, value: AMAZON_PAY_ACTIVATED } } as const;
const FILLED = { ...ON, 'a cart exists': { positions: 1 } } as const;
const READY: Preconditions = { ...FILLED, 'guest session': true, 'the cart is ready': { paymentId: AMAZON_PAY } };
const WHO = { email: 'erika@beispiel.example', password: 'geheim' };
const NO_SUCH_SESSION = { because: 'no-such-session' };

describe('the express payments of the in-memory shop', () =>
  behavesLikeExpressPayments(inMemoryHarness, { describe, it, expect }));

describe('what the shopper is told whose payment ended', () => {
  it.each<readonly [PaymentEnd, MessageKey]>([
    ['declined', 'shop.payment.declined'],
    ['cancelled', 'shop.payment.cancelled'],
    ['failed', 'shop.payment.error'],
    ['abandoned', 'shop.payment.abandoned'],
    ['outdated', 'shop.payment.outdated'],
  ])('is that it was %s: %s', async (how, message) => {
    const { shop, shopper, endPayment, expressProvider } = await inMemoryHarness.arrange(READY);
    const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
    const session = await expressProvider.approvePayment(orderId);
    await endPayment(orderId, how);
    expect(refusalOf(await shop.expressPayments.complete(shopper, cartIdOf(shopper), session))).toEqual({
      because: 'payment-refused',
      message,
    });
  });
});

describe('the capture of a payment', () => {
  const [, LOGIN = '', , , PAY = ''] = amazonProvider.paths;

  const approvedFrom = async (source: string) => {
    const on = await atWallet({ ...amazonProvider, name: 'amazon' }, 'de', (world) =>
      world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED)),
    );
    on.post(LOGIN, WHO);
    on.post(PAY, { source });
    return {
      ...on,
      complete: (cartId = cartIdOf(on.guest)) => on.shop.expressPayments.complete(on.guest, cartId, on.token),
    };
  };

  it('makes the order too from an account that sends nobody back: the shopper is back already', async () => {
    const { complete, isOrdered, orderId } = await approvedFrom('silent');
    expect(valueOf(await complete())).toEqual({ orderId });
    expect(await isOrdered()).toBe(true);
  });

  it.each([
    ['broken', 'shop.payment.error'],
    ['overdrawn', 'shop.payment.declined'],
  ])('from the account %s fails: %s', async (source, message) => {
    const { complete, isOrdered } = await approvedFrom(source);
    expect(refusalOf(await complete())).toEqual({ because: 'payment-refused', message });
    expect(await isOrdered()).toBe(false);
  });

  it('is refused for another cart of the same shopper, and without a cart', async () => {
    const { complete, isOrdered, shop, guest } = await approvedFrom('account');
    const { newCartId = '' } = valueOf(await shop.orders.submit(guest, cartIdOf(guest)));
    for (const cartId of [newCartId, 'no-such-cart'])
      expect(refusalOf(await complete(cartId))).toEqual(NO_SUCH_SESSION);
    expect(await isOrdered()).toBe(false);
    expect((await complete()).ok).toBe(true);
  });
});

describe('the capture of a payment for Prime', () => {
  const [ENTRY = '', LOGIN = '', , , PAY = ''] = amazonProvider.paths;

  /** A customer whose subscription leads to the provider, where they have approved it. */
  const atPrime = async ({ isApproved = true } = {}) => {
    const on = await aShop();
    on.world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, AMAZON_PAY_ACTIVATED));
    const context = { ...on, goods: assortment() };
    const enterAs = async (name: PersonaName) => logInAs(context, await enterShop(context), name);
    const customer = await enterAs('existing');
    const order = { abo: 'prime-12', price: { minor: 4900, currency: 'EUR' }, paymentId: AMAZON_PAY } as const;
    const { subscriptionId, redirectUrl = '' } = valueOf(await on.shop.prime.subscribe(customer, order, 'attempt'));
    const token = new URLSearchParams(redirectUrl.split('?')[1]).get(amazonProvider.tokenField) ?? '';
    const open = (method: string, path: string, fields = {}) =>
      providerPage(amazonProvider, on.worlds, {
        method,
        path,
        fields: { [amazonProvider.tokenField]: token, ...fields },
      });
    open('POST', LOGIN, WHO);
    const shown = open('GET', ENTRY).html;
    const approval = isApproved ? open('POST', PAY, { source: 'account' }) : undefined;
    return {
      ...on,
      enterAs,
      customer,
      subscriptionId,
      shown,
      approval,
      complete: (shopper: Shopper, cartId = cartIdOf(shopper)) =>
        on.shop.expressPayments.complete(shopper, cartId, token),
      statusOf: async () => (await on.shop.customers.current(customer, '/')).primeInfo.status,
    };
  };

  it('makes its customer a member, whichever cart they have, and leads back to Prime', async () => {
    const { customer, complete, statusOf, subscriptionId, shown, approval } = await atPrime();
    expect(shown.replaceAll(/\s/gu, ' ')).toContain('Zu zahlen: 49,00 € an Pausenhof');
    expect(approval?.headers['location']).toMatch(
      /^\/amazonpay\/success\/\?amazonCheckoutSessionId=[^&]+&checkoutType=prime$/u,
    );
    expect(await statusOf()).toBe('NONE');
    expect(valueOf(await complete(customer))).toEqual({ orderId: subscriptionId });
    expect(await statusOf()).toBe('ACTIVE');
  });

  it('is refused to everybody else', async () => {
    const { enterAs, shopper, customer, complete, statusOf } = await atPrime();
    const other = await enterAs('austrian');
    for (const somebody of [other, shopper]) {
      expect(refusalOf(await complete(somebody))).toEqual(NO_SUCH_SESSION);
      expect(refusalOf(await complete(somebody, cartIdOf(customer)))).toEqual(NO_SUCH_SESSION);
    }
    expect(await statusOf()).toBe('NONE');
  });

  it('waits for the approval', async () => {
    const { customer, complete, statusOf } = await atPrime({ isApproved: false });
    expect(refusalOf(await complete(customer))).toEqual(NO_SUCH_SESSION);
    expect(await statusOf()).toBe('NONE');
  });
});

describe('an aborted express payment', () => {
  const abortedAs = async (preconditions: Preconditions) => {
    const fixture = await inMemoryHarness.arrange(preconditions);
    const { shop, shopper, expressProvider } = fixture;
    await expressProvider.approveSession(
      valueOf(await shop.expressPayments.start(shopper, cartIdOf(shopper), 'cart')).url,
    );
    const before = await shop.addresses.billing(shopper);
    valueOf(await shop.expressPayments.abort(shopper, cartIdOf(shopper)));
    return { ...fixture, before, after: await shop.addresses.billing(shopper) };
  };

  it('leaves a customer’s address book as it is', async () => {
    const { before, after } = await abortedAs({
      ...FILLED,
      'a registered customer': { kind: 'b2c' },
      'the cart is ready': { paymentId: AMAZON_PAY },
    });
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });

  it('takes a guest’s addresses off the book: they were for this checkout', async () => {
    const { before, after } = await abortedAs(READY);
    expect([before.length, after]).toEqual([1, []]);
  });

  it('needs a cart that is not ordered yet', async () => {
    const { shop, shopper } = await inMemoryHarness.arrange({
      ...READY,
      'the cart is ready': { paymentId: 'RECHNUNG' },
    });
    valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
    expect(refusalOf(await shop.expressPayments.abort(shopper, cartIdOf(shopper)))).toEqual({
      because: 'cart-not-found',
    });
  });
});

it('an express payment begins without a choice of payment or addresses, and changes nothing in the cart', async () => {
  const fixture = await inMemoryHarness.arrange({ ...ON, 'a cart exists': { positions: 2 } });
  const { shop, shopper } = fixture;
  const before = await readCart(fixture, shopper);
  expect(valueOf(await shop.expressPayments.start(shopper, cartIdOf(shopper), 'cart')).url).toMatch(
    /^\/qa\/pay\/amazon\/\?amazonCheckoutSessionId=[\w.%-]+$/u,
  );
  expect(await readCart(fixture, shopper)).toEqual(before);
});

it('an express payment does not begin for a cart that a voucher pays', async () => {
  const fixture = await inMemoryHarness.arrange(FILLED);
  valueOf(
    await updateCart(fixture, fixture.shopper, addItem(fixture.goods.ordinary[1]), {
      do: 'add-voucher',
      code: fixture.vouchers.payless,
    }),
  );
  expect(
    refusalOf(await fixture.shop.expressPayments.start(fixture.shopper, cartIdOf(fixture.shopper), 'cart')),
  ).toEqual({ because: 'express-unavailable' });
});
