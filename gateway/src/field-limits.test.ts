import { onScene } from '@shop/domain/testing/scenes';
import { inMemoryHarness } from '@shop/fakes/testing/in-memory-harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { fillCart, GRAPHQL_ADDRESS, placeOrder, savePayment, saveShipping } from './testing/check-out.ts';
import { digitsOf, emailOf, KEPT_FIELDS, textOf } from './testing/limited-fields.ts';
import { openShop } from './testing/open-shop.ts';
import type { OpenShop } from './testing/open-shop.ts';
import type { TestBrowser } from './testing/test-browser.ts';
import { standOnUpstream } from './upstream/testing/upstream-harness.ts';

const stand = await standOnUpstream();
afterAll(() => stand.close());

describe.each([
  ['in memory', inMemoryHarness],
  ['over the upstream', stand.harness],
] as const)('a shop %s', (_where, harness) => {
  it.each(KEPT_FIELDS)('keeps $what up to $limit characters, and not one more', async ({ limit, text, given, save }) => {
    await onScene(harness, given, async (scene) => {
      expect((await save(scene, text(limit + 1))).ok).toBe(false);
      expect((await save(scene, text(limit))).ok).toBe(true);
    })();
  });
});

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const withCart = async (option: 'GUEST' | 'REGISTER'): Promise<TestBrowser> => {
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  await visitor.query(`mutation { chooseCheckoutLogin(option: ${option}) { loginOption } }`);
  return visitor;
};

interface Answered {
  readonly data?: Readonly<Record<string, { readonly __typename: string; readonly fieldErrors?: readonly { readonly field: string }[] }>>;
}

/** The fields that the shop's GraphQL objects to; none where it took what was sent. */
const objections = async (visitor: TestBrowser, mutation: 'saveShippingStep' | 'savePaymentStep', type: string, input: object): Promise<readonly string[]> => {
  const reply = await visitor.query(`mutation M($input: ${type}!) { ${mutation}(input: $input) { __typename ... on FormRefused { fieldErrors { field } } } }`, { input });
  const { data } = reply.json<Answered>();
  expect([reply.statusCode, data?.[mutation]?.__typename]).toEqual([200, expect.stringMatching(/^(?:Checkout|FormRefused)$/u)]);
  return (data?.[mutation]?.fieldErrors ?? []).map(({ field }) => field);
};

const STEP = { deliveryType: 'SAME_AS_BILLING', billingAddress: GRAPHQL_ADDRESS, account: { email: 'gast@schule.example' } } as const;
const shipping = (option: 'GUEST' | 'REGISTER', stepWith: (typed: string) => object) => async (typed: string): Promise<readonly string[]> =>
  objections(await withCart(option), 'saveShippingStep', 'ShippingStepInput', { ...STEP, ...stepWith(typed) });
const withAddress = (field: string, more: object = {}) => shipping('GUEST', (typed) => ({ billingAddress: { ...GRAPHQL_ADDRESS, ...more, [field]: typed } }));

/** Every text field of the checkout, by the name under which its form knows it. */
const SENT: readonly (readonly [field: string, limit: number, text: (length: number) => string, send: (typed: string) => Promise<readonly string[]>])[] = [
  ['account.email', FIELD_LIMITS.email, emailOf, shipping('GUEST', (email) => ({ account: { email } }))],
  ['account.password', FIELD_LIMITS.password, textOf, shipping('REGISTER', (password) => ({ account: { email: `neu${password.length}@schule.example`, password, passwordRepeat: password } }))],
  ['billingAddress.company', FIELD_LIMITS.company, textOf, withAddress('company', { formType: 'COMPANY_OR_SCHOOL' })],
  ['billingAddress.firstname', FIELD_LIMITS.firstname, textOf, withAddress('firstname')],
  ['billingAddress.lastname', FIELD_LIMITS.lastname, textOf, withAddress('lastname')],
  ['billingAddress.streetAndNumber', FIELD_LIMITS.streetAndNumber, textOf, withAddress('streetAndNumber')],
  ['billingAddress.addition', FIELD_LIMITS.addition, textOf, withAddress('addition')],
  ['billingAddress.city', FIELD_LIMITS.city, textOf, withAddress('city')],
  ['phone', FIELD_LIMITS.phone, digitsOf, shipping('GUEST', (phone) => ({ phone }))],
  ['orderReference', FIELD_LIMITS.orderReference, textOf, shipping('GUEST', (orderReference) => ({ orderReference }))],
  ['billingAlternativeEmail', FIELD_LIMITS.email, emailOf, shipping('GUEST', (value) => ({ billingAlternativeEmail: { value, hasChanged: true } }))],
  ['shippingAlternativeEmail', FIELD_LIMITS.email, emailOf, shipping('GUEST', (value) => ({ shippingAlternativeEmail: { value, hasChanged: true } }))],
];

describe('a field of the checkout that is sent by GraphQL', () => {
  it.each(SENT)('is taken up to its limit: %s, %i characters', async (_field, limit, text, send) => {
    expect(await send(text(limit))).toEqual([]);
  });

  it.each(SENT)('is refused at the field beyond it, however long it is: %s, more than %i characters', async (field, limit, text, send) => {
    expect(await send(text(limit + 1))).toEqual([field]);
    expect(await send(text(5_000))).toEqual([field]);
  });

  it('may be pasted from a table: tabs and line ends are read as spaces', async () => {
    const visitor = await withCart('GUEST');
    const billingAddress = { ...GRAPHQL_ADDRESS, firstname: 'Gerda\tMaria', lastname: 'Gast\r\n', city: 'Köln\u0000' };
    expect(await objections(visitor, 'saveShippingStep', 'ShippingStepInput', { ...STEP, billingAddress })).toEqual([]);
    const { data } = (await visitor.query('{ checkout { billingAddress { firstName lastName city } } }')).json<{ data: { checkout: object } }>();
    expect(data.checkout).toEqual({ billingAddress: { firstName: 'Gerda Maria', lastName: 'Gast', city: 'Köln' } });
  });
});

describe('a comment on an order', () => {
  const send = async (comment: string) => {
    const visitor = await withCart('GUEST');
    await saveShipping(visitor);
    return placeOrder(visitor, await savePayment(visitor), { comment });
  };

  it('is taken up to its limit, line ends included', async () => {
    expect(await send(`Bitte\nklingeln ${'x'.repeat(FIELD_LIMITS.comment - 'Bitte\nklingeln '.length)}`)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it.each([FIELD_LIMITS.comment + 1, 5_000])('is refused at the field beyond it, and nothing is ordered: %i characters', async (length) => {
    expect(await send('x'.repeat(length))).toEqual({ __typename: 'FormRefused', fieldErrors: [{ field: 'comment', messageKey: 'shop.form.error.tooLong' }] });
  });
});

describe('a registration that is posted', () => {
  const FORM = { email: 'neu@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel7', salutation: 'mrs', firstName: 'Neele', lastName: 'Neu' };
  const register = async (changes: object): Promise<unknown> =>
    (await (await shop.visitor().withToken()).postJson('/api/register-action/', { formData: { ...FORM, ...changes } })).json<{ fieldErrors: readonly { fieldName: string }[] }>().fieldErrors.map(({ fieldName }) => fieldName);

  it.each([
    ['firstName', FIELD_LIMITS.firstname, textOf],
    ['lastName', FIELD_LIMITS.lastname, textOf],
    ['company', FIELD_LIMITS.company, textOf],
    ['email', FIELD_LIMITS.email, emailOf],
  ] as const)('is refused at the field that is too long: %s, more than %i characters', async (field, limit, text) => {
    expect(await register({ [field]: text(limit + 1) })).toEqual([field]);
    expect(await register({ [field]: text(5_000) })).toEqual([field]);
    expect(await register({ [field]: text(limit) })).toEqual([]);
  });
});

describe('a form that is posted without scripts', () => {
  it.each([FIELD_LIMITS.email + 1, 5_000])('comes back with its refusal, however long the name that was typed: %i characters', async (length) => {
    const visitor = shop.visitor();
    const reply = await visitor.postForm('/forms/login', { email: emailOf(length), password: 'x'.repeat(length) });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login/']);
    expect((await visitor.get('/login/')).body).toContain('shop.login.failed');
  });

  it.each([60, 5_000])('tells at the field that there is no such voucher, however long its code: %i characters', async (length) => {
    const visitor = await withCart('GUEST');
    await visitor.postForm('/forms/add-voucher', { code: 'X'.repeat(length) });
    expect((await visitor.get('/checkout/basket/')).body).toContain('"fieldErrors":[{"field":"code","message":"shop.voucher.unknown"}]');
    const byGraphql = await visitor.query('mutation V($code: String!) { addVoucher(code: $code) { ... on CartRefused { messageKey } } }', { code: 'X'.repeat(length) });
    expect(byGraphql.json()).toEqual({ data: { addVoucher: { messageKey: 'shop.voucher.unknown' } } });
  });
});
