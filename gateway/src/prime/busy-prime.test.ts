import { ShopBusy } from '@shop/domain/shared/shop-busy';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { lookUp } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';

const CHECKOUT = '/prime/checkout/';
const ORDER = { abo: 'prime-12', paymentId: 'RECHNUNG' };
const SUBSCRIBE =
  'mutation S($input: SubscribeToPrimeInput!) { result: subscribeToPrime(input: $input) { __typename ... on PrimeJoined { path } ... on PrimeRefused { messageKey leadsTo: path } } }';
const { existing: anna } = PERSONAS;

let shop: OpenBackend;
let isBusy = false;
/** Whether each press used the capacity that is reserved for orders. */
let areOrdering: (boolean | undefined)[] = [];
beforeAll(async () => {
  const [{ open }] = BACKENDS;
  shop = await open({
    replacePorts: ({ prime, ...others }, context) => ({
      ...others,
      prime: {
        ...prime,
        subscribe: (...call) => {
          areOrdering.push(context?.isOrdering);
          return isBusy
            ? Promise.reject(new ShopBusy('submitPrimeSubscription: Too many requests are queued'))
            : prime.subscribe(...call);
        },
      },
    }),
  });
});
afterAll(() => shop.close());

/** A customer in the checkout of Prime, for whom the shop has no time. */
const tooLate = async (): Promise<Entered> => {
  isBusy = false;
  const entered = await shop.enter();
  await entered.browser.postJson('/api/login-action/', {
    formData: { email: anna.identifier, password: anna.password },
    mergeCart: false,
  });
  await entered.browser.postForm('/forms/prime-start', { abo: ORDER.abo });
  isBusy = true;
  return entered;
};

const pressWithoutScripts = ({ browser }: Entered) =>
  browser.postForm('/forms/prime-subscribe', { ...ORDER, price: '4900', currency: 'EUR' });
const pressWithScripts = async ({ browser }: Entered) =>
  (await browser.query(SUBSCRIBE, { input: { ...ORDER, price: { amount: 4900, currency: 'EUR' } } })).json<{
    data: { result: object };
  }>().data.result;

const statusOf = ({ world }: Entered) =>
  world.read(({ state }) => {
    const user = lookUp(state.users, anna.account.userId);
    return user?.kind === 'customer' ? user.prime.status : undefined;
  });

describe('the order button of Prime, pressed while the shop is too busy', () => {
  it('without scripts leads back to the form, with the choice and the reason, and the next press makes a member', async () => {
    const customer = await tooLate();
    const refused = await pressWithoutScripts(customer);
    expect([refused.statusCode, refused.headers.location]).toEqual([303, CHECKOUT]);
    expect((await customer.browser.get(CHECKOUT)).body).toContain(
      '"formEcho":{"form":"prime-checkout","values":{"paymentId":"RECHNUNG"},"fieldErrors":[],"general":"shop.prime.busy"}',
    );
    expect(statusOf(customer)).toBe('NONE');
    isBusy = false;
    expect((await pressWithoutScripts(customer)).headers.location).toBe('/prime/');
    expect(statusOf(customer)).toBe('ACTIVE');
  });

  it('with scripts says so where it was pressed, and the next press makes a member', async () => {
    const customer = await tooLate();
    expect(await pressWithScripts(customer)).toEqual({
      __typename: 'PrimeRefused',
      messageKey: 'shop.prime.busy',
      leadsTo: null,
    });
    expect(statusOf(customer)).toBe('NONE');
    isBusy = false;
    expect(await pressWithScripts(customer)).toMatchObject({ __typename: 'PrimeJoined' });
    expect(statusOf(customer)).toBe('ACTIVE');
  });

  it('uses the capacity that is reserved for orders, with and without scripts', async () => {
    areOrdering = [];
    await pressWithScripts(await tooLate());
    await pressWithoutScripts(await tooLate());
    expect(areOrdering).toEqual([true, true]);
  });
});
