import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, fillCart } from '../testing/buy.ts';
import { ADDRESS_FIELDS, emailOf, textFor, textOf } from '../testing/limited-fields.ts';
import type { AddressField } from '../testing/limited-fields.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { objection, tooLong, VERY_LONG } from '../testing/refused-fields.ts';
import type { Objection } from '../testing/refused-fields.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Reply {
  readonly successfull: boolean;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
}

type Send = (typed: string) => Promise<readonly Objection[]>;
type Sent = readonly [field: string, limit: number, text: (length: number) => string, send: Send];

/** What a route refuses; empty if it accepts the visitor. */
const objections = async (visitor: TestBrowser, path: string, body: object): Promise<readonly Objection[]> => {
  const reply = await visitor.postJson(path, body);
  const { successfull, fieldErrors } = reply.json<Reply>();
  expect([reply.statusCode, successfull]).toEqual([200, fieldErrors.length === 0]);
  return fieldErrors.map(({ fieldName, errorMessage }) => objection(fieldName, errorMessage));
};

const ACCOUNT = { email: 'neu@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel7' };
const PERSON = { ...ACCOUNT, salutation: 'mrs', firstName: 'Neele', lastName: 'Neu' };

const register =
  (changes: (typed: string) => object): Send =>
  async (typed) =>
    objections(await shop.visitor().withToken(), '/api/register-action/', {
      formData: { ...PERSON, ...changes(typed) },
    });

const enter =
  (authType: 'guest' | 'register', changes: (typed: string) => object): Send =>
  async (typed) => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const account = authType === 'register' ? ACCOUNT : { email: 'gast@schule.example' };
    return objections(visitor, '/api/checkout-auth/', {
      authType,
      cartId,
      formData: { ...account, billingAddress: ADDRESS, ...changes(typed) },
    });
  };

const addressWith = (field: AddressField, typed: string) => ({
  ...ADDRESS,
  ...(field === 'company' ? { formType: 'companyOrSchool' } : {}),
  [field]: typed,
});
const withPassword = (password: string) => ({ password, passwordRepeat: password });

const REGISTERED: readonly Sent[] = [
  ['firstName', FIELD_LIMITS.firstname, textOf, register((firstName) => ({ firstName }))],
  ['lastName', FIELD_LIMITS.lastname, textOf, register((lastName) => ({ lastName }))],
  ['company', FIELD_LIMITS.company, textOf, register((company) => ({ company }))],
  ['email', FIELD_LIMITS.email, emailOf, register((email) => ({ email }))],
  ['password', FIELD_LIMITS.password, textOf, register(withPassword)],
  ['customerNumber', FIELD_LIMITS.customerNumber, textOf, register((customerNumber) => ({ customerNumber }))],
];

const entered = (authType: 'guest' | 'register'): readonly Sent[] => [
  ['email', FIELD_LIMITS.email, emailOf, enter(authType, (email) => ({ email }))],
  ...(['billingAddress', 'shippingAddress'] as const).flatMap((form) =>
    ADDRESS_FIELDS.map(
      (field): Sent => [
        `${form}.${field}`,
        FIELD_LIMITS[field],
        textFor(field),
        enter(authType, (typed) => ({ [form]: addressWith(field, typed) })),
      ],
    ),
  ),
];

describe.each([
  ['POST /api/register-action', REGISTERED],
  ['POST /api/checkout-auth as a guest', entered('guest')],
  [
    'POST /api/checkout-auth as a new customer',
    [...entered('register'), ['password', FIELD_LIMITS.password, textOf, enter('register', withPassword)] as const],
  ],
])('a field of %s', (_route, sent) => {
  it.each(sent)('is accepted up to its limit: %s, %i characters', async (_field, limit, text, send) => {
    expect(await send(text(limit))).toEqual([]);
  });

  it.each(sent)(
    'is refused beyond its limit, at the field and with the limit, however long it is: %s, more than %i characters',
    async (field, limit, text, send) => {
      expect(await send(text(limit + 1))).toEqual([tooLong(field, limit)]);
      expect(await send(text(VERY_LONG))).toEqual([tooLong(field, limit)]);
    },
  );
});

it.each(['guest', 'register'] as const)(
  'accepts a company of any length for a private address, which is not stored by POST /api/checkout-auth: %s',
  async (authType) => {
    expect(
      await enter(authType, (company) => ({ billingAddress: { ...ADDRESS, company } }))(
        textOf(FIELD_LIMITS.company + 1),
      ),
    ).toEqual([]);
  },
);
