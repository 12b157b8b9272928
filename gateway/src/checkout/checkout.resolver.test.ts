import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, fillCart, GRAPHQL_ADDRESS, placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const worldOf = (visitor: TestBrowser): string => visitor.cookies.get('SHOP_WORLD') ?? '';
const ordersIn = (visitor: TestBrowser): number =>
  shop.fake.testWorlds
    .get(worldOf(visitor))
    .read(({ state }) => state.mails.filter(({ template }) => template === 'order-confirmation').length);
const confirmation = async (visitor: TestBrowser, orderId: string): Promise<unknown> =>
  (
    await visitor.query(
      'query Q($id: ID!) { orderConfirmation(orderId: $id) { orderId email isGuest total { text } billingAddress { city } } }',
      { id: orderId },
    )
  ).json<{ data: { orderConfirmation: unknown } }>().data.orderConfirmation;
const signIn = (visitor: TestBrowser): Promise<unknown> =>
  visitor.postJson('/api/login-action/', {
    formData: { email: existing.identifier, password: existing.password },
    mergeCart: true,
  });

const SHIP =
  'mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) { __typename ... on Checkout { step facts { loginState } deliveryType } ... on FormRefused { generalKey fieldErrors { field messageKey } } ... on SessionExpired { messageKey } } }';
const ship = async (visitor: TestBrowser, input: object): Promise<unknown> =>
  (await visitor.query(SHIP, { input })).json<{ data: { saveShippingStep: unknown } }>().data.saveShippingStep;

describe('the steps of the checkout', () => {
  it('lead a guest from a filled cart to a confirmed order', async () => {
    const visitor = await shop.visitor().withToken();
    const orderId = await checkOut(shop, visitor);
    expect(await confirmation(visitor, orderId)).toMatchObject({
      orderId,
      email: 'gast@schule.example',
      isGuest: true,
      billingAddress: { city: 'Köln' },
    });
    expect(ordersIn(visitor)).toBe(1);
  });

  it('sign in a visitor who registers on the way', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    await visitor.query('mutation { chooseCheckoutLogin(option: register) { loginOption } }');
    const account = { email: 'neu@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel7' };
    expect(
      await ship(visitor, { deliveryType: 'sameAsBilling', billingAddress: GRAPHQL_ADDRESS, account }),
    ).toMatchObject({
      __typename: 'Checkout',
      step: 'payment',
      facts: { loginState: 'customer' },
    });
    expect(visitor.cookies.has('customerSession')).toBe(true);
  });

  it('let customers choose from their own address book only', async () => {
    const visitor = await shop.visitor().withToken();
    await signIn(visitor);
    await fillCart(shop, visitor);
    const { data } = (
      await visitor.query(
        '{ checkout { billingAddresses { id } shippingAddresses { id packstationAddress } defaultBillingAddressId } }',
      )
    ).json<{
      data: {
        checkout: {
          billingAddresses: { id: string }[];
          shippingAddresses: { id: string; packstationAddress: boolean }[];
          defaultBillingAddressId: string;
        };
      };
    }>();
    const packstationId = data.checkout.shippingAddresses.find(({ packstationAddress }) => packstationAddress)?.id;
    expect(data.checkout.billingAddresses.map(({ id }) => id)).toContain(data.checkout.defaultBillingAddressId);
    const input = {
      deliveryType: 'packstation',
      billingAddressId: data.checkout.defaultBillingAddressId,
      packstationId,
    };
    expect(await ship(visitor, input)).toMatchObject({ step: 'payment', deliveryType: 'packstation' });
    expect(await ship(visitor, { ...input, billingAddressId: 'address-1-0000000000000000' })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'billingAddress.addressId' }],
    });
  });

  it('report all errors of all forms, by dotted name', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    await visitor.query('mutation { chooseCheckoutLogin(option: guest) { loginOption } }');
    const input = {
      deliveryType: 'shippingAddress',
      billingAddress: { ...GRAPHQL_ADDRESS, postcode: '1' },
      shippingAddress: { ...GRAPHQL_ADDRESS, city: '' },
      account: { email: 'x' },
    };
    const refused = await ship(visitor, input);
    expect(refused).toMatchObject({ __typename: 'FormRefused' });
    expect(JSON.stringify(refused)).toMatch(/account\.email.*billingAddress\.postcode.*shippingAddress\.city/u);
  });

  it('require an address', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    expect(await ship(visitor, { deliveryType: 'sameAsBilling' })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'billingAddress', messageKey: 'vue.form.error.requiredField' }],
    });
  });

  it('report an expired session, and drop it', async () => {
    const visitor = await shop.visitor().withToken();
    await signIn(visitor);
    await fillCart(shop, visitor);
    await visitor.postJson(`/qa/worlds/${worldOf(visitor)}/clock`, { advanceMs: 13 * 60 * 60_000 });
    expect(await ship(visitor, { deliveryType: 'sameAsBilling', billingAddress: GRAPHQL_ADDRESS })).toEqual({
      __typename: 'SessionExpired',
      messageKey: 'shop.error.sessionExpired',
    });
    expect((await visitor.runDocument('me')).json()).toMatchObject({ data: { me: { loginState: 'logged-out' } } });
  });

  it('refuse a payment method that is not offered, and show the offered ones', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    await saveShipping(visitor);
    const pay =
      'mutation Pay($input: PaymentStepInput!) { savePaymentStep(input: $input) { __typename ... on PaymentRefused { messageKey checkout { paymentMethods { id } } } ... on FormRefused { fieldErrors { field messageKey } } } }';
    expect((await visitor.query(pay, { input: { paymentId: 'GOLD' } })).json()).toMatchObject({
      data: {
        savePaymentStep: {
          __typename: 'PaymentRefused',
          checkout: { paymentMethods: expect.arrayContaining([{ id: 'VORKASSE' }]) },
        },
      },
    });
    expect((await visitor.query(pay, { input: {} })).json()).toMatchObject({
      data: {
        savePaymentStep: {
          fieldErrors: [{ field: 'paymentId', messageKey: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
        },
      },
    });
  });
});

describe('the order button', () => {
  const ready = async (): Promise<{
    readonly visitor: TestBrowser;
    readonly checkout: Awaited<ReturnType<typeof savePayment>>;
  }> => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    await saveShipping(visitor);
    return { visitor, checkout: await savePayment(visitor) };
  };

  it('stores the order id and the new cart id for the pages that follow (SUBM-06)', async () => {
    const { visitor, checkout } = await ready();
    const { orderId } = await placeOrder(visitor, checkout);
    expect(visitor.cookies.get('placedOrder')).toContain(`"orderId":"${orderId}"`);
    expect(visitor.cookies.get('placedOrder')).toMatch(/"newCartId":"cart-/u);
    expect((await visitor.query('{ checkoutFacts { storedOrderId submitted } }')).json()).toEqual({
      data: { checkoutFacts: { storedOrderId: orderId, submitted: true } },
    });
  });

  it('makes one order on a double click, also at the same time, and leads to it both times', async () => {
    const { visitor, checkout } = await ready();
    const [one, two] = await Promise.all([placeOrder(visitor, checkout), placeOrder(visitor, checkout)]);
    const later = await placeOrder(visitor, checkout);
    const ids = [one, two, later].map(({ orderId, existing: already }) => orderId ?? already);
    expect(new Set(ids).size).toBe(1);
    expect(ordersIn(visitor)).toBe(1);
  });

  it('orders nothing at an unseen total, and reports each change', async () => {
    const { visitor, checkout } = await ready();
    await fillCart(shop, visitor);
    const changed = await placeOrder(visitor, checkout);
    expect(changed.__typename).toBe('CartChanged');
    expect(changed.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'line-quantity', countWas: 2, countIs: 4 }),
        expect.objectContaining({ what: 'total', was: { text: expect.stringContaining('€') } }),
      ]),
    );
    expect(ordersIn(visitor)).toBe(0);
  });

  it('leads back to the first incomplete step', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    const shipped = await saveShipping(visitor);
    expect(await placeOrder(visitor, shipped)).toMatchObject({
      __typename: 'CheckoutNotReady',
      path: '/checkout/payment/?errorCode=not-possible',
    });
  });

  it('shows the confirmation to nobody else', async () => {
    const owner = await shop.visitor().withToken();
    const orderId = await checkOut(shop, owner);
    const other = await shop.visitor().withToken();
    other.cookies.set('SHOP_WORLD', worldOf(owner));
    await fillCart(shop, other);
    expect(await confirmation(other, orderId)).toBeNull();
  });
});
