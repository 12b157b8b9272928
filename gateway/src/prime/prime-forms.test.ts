import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';

const LANDING = '/prime/';
const CHECKOUT = '/prime/checkout/';
const REFUSED = '/prime/?fromPrimeCheckout=true';
const { existing: anna } = PERSONAS;

const toasts = (...told: readonly object[]): string => `"toasts":${JSON.stringify(told)}`;
const echo = (told: object): string => `"formEcho":${JSON.stringify(told)}`;

const WAIT =
  'mutation W($email: String!) { result: joinPrimeWaitingList(email: $email) { __typename ... on PrimeWaitingListJoined { messageKey } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }';
const SUBSCRIBE =
  'mutation S($input: SubscribeToPrimeInput!) { result: subscribeToPrime(input: $input) { __typename ... on PrimeRefused { messageKey path } } }';

describe('what Prime says', () => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await BACKENDS[0].open();
  });
  afterAll(() => shop.close());

  /** A customer who has started the checkout. */
  const starting = async (): Promise<Entered> => {
    const entered = await shop.enter();
    await entered.browser.postJson('/api/login-action/', {
      formData: { email: anna.identifier, password: anna.password },
      mergeCart: false,
    });
    await entered.browser.postForm('/forms/prime-start', { abo: 'prime-12' });
    return entered;
  };

  /** Posts a form; where it leads, and the page there. */
  const post = async ({ browser }: Entered, form: string, fields: Readonly<Record<string, string>>) => {
    const { headers } = await browser.postForm(`/forms/${form}`, fields);
    const path = headers.location ?? '';
    return { path, body: (await browser.get(path)).body };
  };
  const subscribe = (entered: Entered, fields: Readonly<Record<string, string>> = {}) =>
    post(entered, 'prime-subscribe', {
      abo: 'prime-12',
      paymentId: 'RECHNUNG',
      price: '4900',
      currency: 'EUR',
      ...fields,
    });

  it('to whoever joins the waiting list, with and without scripts', async () => {
    const entered = await shop.enter();
    const email = 'wartet@schule.example';
    expect(await resultOf(entered.browser, WAIT, { email })).toEqual({
      __typename: 'PrimeWaitingListJoined',
      messageKey: 'shop.prime.waiting',
    });
    const { path, body } = await post(entered, 'prime-waiting-list', { email });
    expect(path).toBe(LANDING);
    expect(body).toContain(toasts({ kind: 'success', messageKey: 'shop.prime.waiting' }));
  });

  it('of an e-mail address that is none, with and without scripts', async () => {
    const entered = await shop.enter();
    const fieldErrors = [{ field: 'email', messageKey: 'vue.form.error.email.incorrect' }];
    expect(await resultOf(entered.browser, WAIT, { email: 'wartet@' })).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors,
    });
    const { path, body } = await post(entered, 'prime-waiting-list', { email: 'wartet@' });
    expect(path).toBe(LANDING);
    expect(body).toContain(
      echo({
        form: 'prime-waiting-list',
        values: { email: 'wartet@' },
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      }),
    );
  });

  it('to whoever has become a member', async () => {
    const { path, body } = await subscribe(await starting());
    expect(path).toBe(LANDING);
    expect(body).toContain(toasts({ kind: 'success', messageKey: 'shop.prime.joined' }));
  });

  it('to whoever has not started', async () => {
    const { path, body } = await subscribe(await shop.enter());
    expect(path).toBe(REFUSED);
    expect(body).toContain(toasts({ kind: 'warning', messageKey: 'shop.prime.notStarted' }));
  });

  it.each([
    ['no payment', { paymentId: '' }, { field: 'paymentId' }, undefined],
    ['a payment that the shop does not have', { paymentId: 'NIX' }, undefined, 'shop.prime.noSuchPayment'],
    ['another price', { price: '4800' }, undefined, 'shop.prime.offerChanged'],
    ['a price that is no number', { price: 'viel' }, undefined, 'shop.prime.offerChanged'],
  ])('where the form is, of %s', async (_what, fields, wrong, general) => {
    const { path, body } = await subscribe(await starting(), fields);
    const { paymentId = 'RECHNUNG' } = fields as { readonly paymentId?: string };
    expect(path).toBe(CHECKOUT);
    expect(body).toContain(
      echo({
        form: 'prime-checkout',
        values: { paymentId },
        fieldErrors:
          wrong === undefined ? [] : [{ ...wrong, message: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
        ...(general === undefined ? {} : { general }),
      }),
    );
  });

  it('for the page of a card, whose address and fields it hands over', async () => {
    const { path, body } = await subscribe(await starting(), { paymentId: 'CREDIT_CARD' });
    expect(path).toBe(CHECKOUT);
    expect(body).toMatch(
      /"formEcho":\{"form":"prime-card","values":\{(?:"field\.\w+":"[^"]+",)+"url":"\/qa\/pay\/card\/"\},"fieldErrors":\[\]\}/u,
    );
  });

  it('to a member, and while nobody is taken: on the page that says more', async () => {
    const member = await starting();
    await subscribe(member);
    await member.browser.postForm('/forms/prime-start', { abo: 'prime-12' });
    const again = await subscribe(member);
    expect(again.path).toBe(LANDING);
    expect(again.body).toContain(toasts({ kind: 'warning', messageKey: 'shop.prime.alreadyMember' }));
    const late = await starting();
    late.world.run((tx) => setParameter(tx, 'prime/open', 'false'));
    const closed = await subscribe(late);
    expect(closed.path).toBe(LANDING);
    expect(closed.body).toContain(toasts({ kind: 'warning', messageKey: 'shop.prime.closed' }));
    expect(
      await resultOf(late.browser, SUBSCRIBE, {
        input: { abo: 'prime-12', paymentId: 'RECHNUNG', price: { amount: 4900, currency: 'EUR' } },
      }),
    ).toEqual({ __typename: 'PrimeRefused', messageKey: 'shop.prime.closed', path: LANDING });
  });

  it('of the membership of a visitor, of a member, and of what is being ordered', async () => {
    const entered = await starting();
    const read = () => resultOf(entered.browser, '{ result: primeMembership { status abo startDate endDate } }');
    expect(await read()).toEqual({ status: 'NONE', abo: null, startDate: null, endDate: null });
    expect(await resultOf(entered.browser, '{ result: primeCheckout { abo } }')).toEqual({ abo: 'prime-12' });
    await subscribe(entered);
    expect(await read()).toMatchObject({ status: 'ACTIVE', abo: 'prime-12' });
    expect(await resultOf(entered.browser, '{ result: primeCheckout { abo } }')).toBeNull();
  });
});
