import { readFileSync } from 'node:fs';
import type { Shop } from '@shop/domain/shop';
import type { World } from '@shop/fakes/worlds/world';
import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { FIELDS_OF_ROUTES } from '../testing/one-line-fields-of-routes.ts';
import { ONE_LINE_FIELDS } from '../testing/one-line-fields.ts';

/** The other texts of mutations, and why nobody brings marks along to them. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  'AccountInput.password': 'a secret: sent as it is',
  'AccountInput.passwordRepeat': 'a secret',
  'ChangeEmailInput.password': 'a secret',
  'DeleteAccountInput.password': 'a secret',
  'NewPasswordInput.password': 'a secret',
  'NewPasswordInput.passwordRepeat': 'a secret',
  'NewPasswordInput.token': 'comes with a link',
  'RegisterBuyerInput.password': 'a secret',
  'RegisterBuyerInput.passwordRepeat': 'a secret',
  'AccountDataInput.salutation': 'a choice',
  'AddressInput.country': 'a choice',
  'BusinessDetailsInput.jobTitleCode': 'a choice',
  'BusinessDetailsInput.primaryIndustryGroupCode': 'a choice',
  'ReturnContactInput.salutation': 'a choice',
  'SelectedReturnItemInput.reason': 'a choice',
  'SpeditionFieldInput.fieldName': 'the name of a field',
  'CancellationInput.endsOn': 'a date of a calendar',
  'ContactRequestInput.honeypot': 'people do not see it',
  'PasswordLinkInput.honeypot': 'people do not see it',
  'CompetitionEntryInput.answer': 'a choice',
  'CompetitionEntryInput.honeypot': 'people do not see it',
  'LineToRefillInput.name': 'as the shop wrote it',
  'PlaceOrderInput.seen': 'as the gateway signed it',
  'VoucherToRefillInput.code': 'as the shop wrote it',
  'ClaimInput.token': 'comes with a link',
  'addToWishlist.token': 'comes with a link',
  'confirmNewsletter.token': 'comes with a link',
  'confirmStockAlert.token': 'comes with a link',
  'endStockAlert.token': 'comes with a link',
  'joinWishlist.token': 'comes with a link',
  'unsubscribeFromNewsletter.token': 'comes with a link',
  'putWishlistIntoCart.token': 'comes with a link',
  'NewWishlistInput.listDescription': 'several lines',
  'addToWishlist.listDescription': 'several lines',
  'commentOnWishlist.listComment': 'several lines',
  'describeWishlist.listDescription': 'several lines',
  'importIntoWishlist.orderLines': 'several lines',
  'CancellationInput.cancellationReason': 'several lines',
  'ContactRequestInput.contactMessage': 'several lines',
  'PlaceOrderInput.comment': 'several lines',
  'ReviewInput.message': 'several lines',
  'SelectedReturnItemInput.additionalInfo': 'several lines',
  'SelectedReturnItemInput.comment': 'several lines',
  'WithdrawalInput.withdrawalReason': 'several lines',
  'WithdrawalInput.withdrawnGoods': 'several lines',
};

/** All texts that shoppers can send with a mutation, as `Input.field` or `mutation.argument`. */
const textsOfMutations = (): readonly string[] => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
  const within = (type: GraphQLInputType, name: string): readonly string[] => {
    const named = getNamedType(type);
    if (isInputObjectType(named))
      return Object.values(named.getFields()).flatMap((field) => within(field.type, `${named.name}.${field.name}`));
    return named.name === 'String' ? [name] : [];
  };
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...new Set(
      mutations.flatMap(({ name, args }) =>
        args.flatMap((argument) => within(argument.type, `${name}.${argument.name}`)),
      ),
    ),
  ];
};

/** Marks that come along with copied text: of width zero, directions, soft hyphens; and spaces that do not break. */
const MARKS = /[\u00A0\u00AD\u200B\u200E\u202A\u202C\u2066\u2069\uFEFF]/u;
const copied = (text: string): string =>
  `\u2066\u00A0\u200B\u202A${text.slice(0, 2)}\u00AD\u200B\u200E${text.slice(2)}\u202C\uFEFF\u00A0\u2069`;

/** Every text that a world holds. */
const textsIn = (world: World): ReadonlySet<string> => {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (value instanceof Map) for (const row of value.values()) collect(row);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part);
  };
  world.read(({ state }) => collect(state));
  return texts;
};

describe('a text that a mutation takes', () => {
  it('is a field of one line in this test, or something else with a reason', () => {
    const known = [...new Set(ONE_LINE_FIELDS.map(({ field }) => field)), ...Object.keys(OTHER_TEXTS)];
    expect(textsOfMutations().toSorted()).toEqual(known.toSorted());
  });
});

describe.each(BACKENDS)(
  'with marks that nobody sees, and spaces and dashes of any kind, with the shop $backend',
  ({ open }) => {
    let shop: OpenBackend;
    const sent: unknown[] = [];
    const notedCall = (call: unknown): unknown =>
      typeof call !== 'function'
        ? call
        : (...said: unknown[]): unknown => {
            sent.push(said);
            return Reflect.apply(call, undefined, said);
          };
    const notedPort = (port: unknown): unknown =>
      typeof port === 'object' && port !== null
        ? new Proxy(port, { get: (calls, name) => notedCall(Reflect.get(calls, name)) })
        : port;
    /** The same shop, with a note of everything that it is told. */
    const noted = (honest: Shop): Shop =>
      new Proxy(honest, { get: (ports, name) => notedPort(Reflect.get(ports, name)) });
    beforeAll(async () => {
      shop = await open({ replacePorts: noted });
    });
    afterAll(() => shop.close());

    const named = [...ONE_LINE_FIELDS, ...FIELDS_OF_ROUTES].map(
      (one) => [one.where === undefined ? one.field : `${one.field} (${one.where})`, one] as const,
    );
    it.each(named)('%s counts as it was meant', async (_name, { host, stored, send }) => {
      const visitor = await shop.enter(host);
      const before = textsIn(visitor.world);
      sent.length = 0;
      const found = await send(visitor, copied);
      if (stored === undefined) expect(found).toBe(true);
      else expect([before.has(stored), textsIn(visitor.world).has(stored)]).toEqual([false, true]);
      expect(sent.map((said) => JSON.stringify(said)).filter((said) => MARKS.test(said))).toEqual([]);
    });
  },
);
