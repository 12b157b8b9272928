import { readFileSync } from 'node:fs';
import { SPEDITION } from '@shop/domain/shippers/shipper';
import { boundsOf, FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { aCancellation } from '@shop/domain/testing/a-cancellation';
import { aDeclaration } from '@shop/domain/testing/a-declaration';
import { selectItem } from '@shop/fakes/goods/select-items';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, GRAPHQL_ADDRESS, placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import {
  ADDRESS_FIELDS,
  CANCELLATION_FIELDS,
  digitsOf,
  emailOf,
  PACKSTATION_FIELDS,
  textFor,
  textOf,
  WITHDRAWAL_FIELDS,
} from '../testing/limited-fields.ts';
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

const withCart = async (option: 'guest' | 'register'): Promise<TestBrowser> => {
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  await visitor.query(`mutation { chooseCheckoutLogin(option: ${option}) { loginOption } }`);
  return visitor;
};

interface Reply {
  readonly data?: Readonly<
    Record<
      string,
      {
        readonly __typename: string;
        readonly fieldErrors?: readonly { readonly field: string; readonly messageKey: string }[];
      }
    >
  >;
}

type Mutation = readonly [
  name: 'saveShippingStep' | 'savePaymentStep' | 'prepareWithdrawal' | 'declareCancellation',
  input: 'ShippingStepInput' | 'PaymentStepInput' | 'WithdrawalInput' | 'CancellationInput',
];
const SHIPPING: Mutation = ['saveShippingStep', 'ShippingStepInput'];
const PAYMENT: Mutation = ['savePaymentStep', 'PaymentStepInput'];
const WITHDRAWAL: Mutation = ['prepareWithdrawal', 'WithdrawalInput'];
const CANCELLATION: Mutation = ['declareCancellation', 'CancellationInput'];

/** What the shop's GraphQL refuses; empty if it accepts the input. */
const objections = async (
  visitor: TestBrowser,
  [mutation, type]: Mutation,
  input: object,
): Promise<readonly Objection[]> => {
  const reply = await visitor.query(
    `mutation M($input: ${type}!) { ${mutation}(${mutation === 'declareCancellation' ? 'key: "a-key", ' : ''}input: $input) { __typename ... on FormRefused { fieldErrors { field messageKey } } } }`,
    { input },
  );
  const { data } = reply.json<Reply>();
  expect([reply.statusCode, data?.[mutation]?.__typename]).toEqual([
    200,
    expect.stringMatching(/^(?:Checkout|Withdrawal|Cancellation|FormRefused)$/u),
  ]);
  return (data?.[mutation]?.fieldErrors ?? []).map(({ field, messageKey }) => objection(field, messageKey));
};

const STEP = {
  deliveryType: 'sameAsBilling',
  billingAddress: GRAPHQL_ADDRESS,
  account: { email: 'gast@schule.example' },
} as const;
const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '1234567',
  packstation: '101',
  postcode: '50667',
  city: 'Köln',
};

type Send = (typed: string) => Promise<readonly Objection[]>;
type Sent = readonly [field: string, limit: number, text: (length: number) => string, send: Send];

const shipping =
  (stepWith: (typed: string) => object, option: 'guest' | 'register' = 'guest'): Send =>
  async (typed) =>
    objections(await withCart(option), SHIPPING, { ...STEP, ...stepWith(typed) });

const addressWith = (field: AddressField, typed: string) => ({
  ...GRAPHQL_ADDRESS,
  ...(field === 'company' ? { formType: 'companyOrSchool' } : {}),
  [field]: typed,
});

const speditionFields =
  (fieldName: string): Send =>
  async (typed) => {
    const visitor = await withCart('guest');
    const itemId = shop.fake.testWorlds
      .get('default')
      .read(({ goods }) => selectItem(goods, { bulky: true, stock: 20, minimum: false }));
    await visitor.runDocument('updateCart', { operations: [{ do: 'add-position', itemId, quantity: 1 }] });
    const phone = { fieldName: 'phone', fieldValue: '030 4711' };
    return objections(visitor, SHIPPING, {
      ...STEP,
      shipperCode: SPEDITION,
      speditionFields: [phone, { fieldName, fieldValue: typed }],
    });
  };

const buyerReference: Send = async (typed) => {
  const visitor = await withCart('guest');
  await visitor.postJson(`/qa/worlds/${visitor.cookies.get('SHOP_WORLD') ?? ''}/parameters`, {
    name: 'paymentTypes/xRechnung',
    value: 'true',
  });
  await saveShipping(visitor);
  return objections(visitor, PAYMENT, { paymentId: 'X_RECHNUNG', buyerReference: typed });
};

const cancellation =
  (field: (typeof CANCELLATION_FIELDS)[number]): Send =>
  async (typed) =>
    objections(await shop.visitor().withToken(), CANCELLATION, {
      ...aCancellation({ cancellationReason: 'Umzug', [field]: typed }),
      kind: 'extraordinary',
    });

/** Every text field with a limit that GraphQL accepts, under the name that its form uses. */
const SENT: readonly Sent[] = [
  ['account.email', FIELD_LIMITS.email, emailOf, shipping((email) => ({ account: { email } }))],
  [
    'account.password',
    FIELD_LIMITS.password,
    textOf,
    shipping(
      (password) => ({
        account: { email: `neu${password.length}@schule.example`, password, passwordRepeat: password },
      }),
      'register',
    ),
  ],
  ...ADDRESS_FIELDS.map(
    (field): Sent => [
      `billingAddress.${field}`,
      FIELD_LIMITS[field],
      textFor(field),
      shipping((typed) => ({ billingAddress: addressWith(field, typed) })),
    ],
  ),
  ...ADDRESS_FIELDS.map(
    (field): Sent => [
      `shippingAddress.${field}`,
      FIELD_LIMITS[field],
      textFor(field),
      shipping((typed) => ({ deliveryType: 'shippingAddress', shippingAddress: addressWith(field, typed) })),
    ],
  ),
  ...PACKSTATION_FIELDS.map(
    (field): Sent => [
      `packstation.${field}`,
      FIELD_LIMITS[field],
      textFor(field),
      shipping((typed) => ({ deliveryType: 'packstation', packstation: { ...STATION, [field]: typed } })),
    ],
  ),
  ['phone', FIELD_LIMITS.phone, digitsOf, shipping((phone) => ({ phone }))],
  ['speditionFields.phone', FIELD_LIMITS.phone, digitsOf, speditionFields('phone')],
  ['speditionFields.access', FIELD_LIMITS.speditionFields, textOf, speditionFields('access')],
  ['orderReference', FIELD_LIMITS.orderReference, textOf, shipping((orderReference) => ({ orderReference }))],
  ['costCentre', FIELD_LIMITS.costCentre, textOf, shipping((costCentre) => ({ costCentre }))],
  [
    'billingAlternativeEmail',
    FIELD_LIMITS.email,
    emailOf,
    shipping((value) => ({ billingAlternativeEmail: { value, hasChanged: true } })),
  ],
  [
    'shippingAlternativeEmail',
    FIELD_LIMITS.email,
    emailOf,
    shipping((value) => ({ shippingAlternativeEmail: { value, hasChanged: true } })),
  ],
  ['buyerReference', FIELD_LIMITS.buyerReference, textOf, buyerReference],
  ...WITHDRAWAL_FIELDS.map(
    (field): Sent => [
      field,
      FIELD_LIMITS[field],
      field === 'email' ? emailOf : textOf,
      async (typed) => objections(await shop.visitor().withToken(), WITHDRAWAL, aDeclaration({ [field]: typed })),
    ],
  ),
  ...CANCELLATION_FIELDS.map(
    (field): Sent => [field, FIELD_LIMITS[field], field === 'email' ? emailOf : textOf, cancellation(field)],
  ),
];

/** Dotted names of the limited text fields in an input of the schema, except answers to questions that the shop itself asks. */
const limitedFieldsOf = (input: string): readonly string[] => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const within = (name: string, path: string): readonly string[] => {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) return boundsOf(path).max === undefined ? [] : [path];
    return Object.values(type.getFields()).flatMap((field) =>
      within(getNamedType(field.type).name, path === '' ? field.name : `${path}.${field.name}`),
    );
  };
  return within(input, '').filter((path) => !path.startsWith('speditionFields.'));
};

describe('a field that is sent by GraphQL', () => {
  it.each([SHIPPING, PAYMENT, WITHDRAWAL, CANCELLATION])(
    'is covered by this test if it has a limit: %s',
    (_mutation, input) => {
      const tried = SENT.map(([field]) => field);
      // The rules see both as one text: the repetition must equal the password.
      const known = limitedFieldsOf(input).filter((field) => field !== 'account.passwordRepeat');
      expect(known.length).toBeGreaterThan(0);
      expect(known.filter((field) => !tried.includes(field))).toEqual([]);
    },
  );

  it.each(SENT)('is accepted up to its limit: %s, %i characters', async (_field, limit, text, send) => {
    expect(await send(text(limit))).toEqual([]);
  });

  it.each(SENT)(
    'is refused beyond its limit, at the field and with the limit, however long it is: %s, more than %i characters',
    async (field, limit, text, send) => {
      expect(await send(text(limit + 1))).toEqual([tooLong(field, limit)]);
      expect(await send(text(VERY_LONG))).toEqual([tooLong(field, limit)]);
    },
  );

  it('can be pasted from a table: tabs and line breaks become spaces', async () => {
    const visitor = await withCart('guest');
    const billingAddress = { ...GRAPHQL_ADDRESS, firstname: 'Gerda\tMaria', lastname: 'Gast\r\n', city: 'Köln\u0000' };
    expect(await objections(visitor, SHIPPING, { ...STEP, billingAddress })).toEqual([]);
    const { data } = (await visitor.query('{ checkout { billingAddress { firstName lastName city } } }')).json<{
      data: { checkout: object };
    }>();
    expect(data.checkout).toEqual({ billingAddress: { firstName: 'Gerda Maria', lastName: 'Gast', city: 'Köln' } });
  });
});

describe('a comment on an order', () => {
  const send = async (comment: string) => {
    const visitor = await withCart('guest');
    await saveShipping(visitor);
    return placeOrder(visitor, await savePayment(visitor), { comment });
  };

  it('is accepted up to its limit, including line breaks', async () => {
    expect(await send(`Bitte\nklingeln ${'x'.repeat(FIELD_LIMITS.comment - 'Bitte\nklingeln '.length)}`)).toMatchObject(
      { __typename: 'OrderPlaced' },
    );
  });

  it.each([FIELD_LIMITS.comment + 1, VERY_LONG])(
    'is refused at its field beyond the limit, and nothing is ordered: %i characters',
    async (length) => {
      expect(await send('x'.repeat(length))).toEqual({
        __typename: 'FormRefused',
        fieldErrors: [{ field: 'comment', messageKey: 'shop.form.error.tooLong' }],
      });
    },
  );
});
