import { readFileSync } from 'node:fs';

import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import { matrixCodeKeyOf } from '@shop/domain/catalogue/matrix-code';
import { SHOWN_PAYMENT_IDS } from '@shop/domain/payments/payment';
import { NO_LABEL } from '@shop/domain/returns/return';
import { ALL_STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { DHL, SPEDITION } from '@shop/domain/shippers/shipper';
import { buildSchema, type GraphQLEnumType, isEnumType, isObjectType } from 'graphql';

import { INTERACTIONS } from './committed-pact.ts';

/** A value of a reply that the storefront tells apart from others. */
export interface KnownValue {
  /** An enum of the schema, or `Type.field`. */
  readonly list: string;
  readonly value: string;
  /** Names of the fields that have it. */
  readonly fields: readonly string[];
  /** The interaction whose state guarantees it. */
  readonly shownBy: string;
}

const SCHEMA = buildSchema(readFileSync(new URL('../schema/upstream.graphql', import.meta.url), 'utf8'));

const FIELDS = Object.values(SCHEMA.getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) => Object.values(type.getFields()));

/** The fields of replies with values of an enum. */
const fieldsOf = ({ name: wanted }: GraphQLEnumType): readonly string[] => [
  ...new Set(FIELDS.filter(({ type }) => String(type).replaceAll(/[![\]]/gu, '') === wanted).map(({ name }) => name)),
];

/** Which interaction shows each value of an enum. */
const SHOWN_BY: Readonly<Record<string, (value: string) => string>> = {
  Availability: (value) => `a visitor looks at an article that is ${value}`,
  BestellscheinOutcome: (value) => `a visitor checks a line of an order form that is ${value}`,
  CancellationKind: (value) =>
    value === 'ordinary'
      ? 'a visitor sends a cancellation again'
      : 'a visitor cancels a contract for an important reason',
  CompetitionState: (value) => `a visitor looks at a competition that is ${value}`,
  FilterKind: (value) => `a visitor may narrow a category down by ${value}`,
  NotReturnableReason: (value) => `somebody opens the return of an order that cannot be returned: ${value}`,
  OrderStatus: (value) => `a customer looks for an order that is ${value}`,
  PageType: (value) => `a visitor opens a page of the type ${value}`,
  PrimeStatus: (value) => `a customer whose membership of Prime is ${value} looks at their account`,
  Salutation: (value) => `a customer wants to be addressed as ${value}`,
  ShipmentStatus: (value) => `a customer looks at an order that is ${value}`,
  TokenProblem: (value) =>
    value === 'UNKNOWN'
      ? 'somebody opens an invented link to a new password'
      : `a customer opens a link to a new password that is ${value.toLowerCase()}`,
  VariantAttributeType: (value) => `a visitor chooses an item by a ${value}`,
  WishlistEntryGap: (value) => `a customer puts a list into the cart of which an entry is ${value}`,
  WishlistKind: (value) => `a customer opens a list of the kind ${value}`,
  WishlistLinkLevel: (value) => `a customer makes a link for ${value}`,
  VoucherStatus: (value) => `a visitor looks at a cart with a voucher that is ${value}`,
};

const enums = (): readonly KnownValue[] =>
  Object.values(SCHEMA.getTypeMap())
    .filter((type) => isEnumType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => {
      const fields = fieldsOf(type);
      return fields.length === 0
        ? []
        : type.getValues().map(({ name: value }) => ({
            list: type.name,
            value,
            fields,
            shownBy: SHOWN_BY[type.name]?.(value) ?? '',
          }));
    });

/** A list whose values are texts in the schema. */
const texts = (list: string, shown: readonly (readonly [value: string, shownBy: string])[]): readonly KnownValue[] =>
  shown.map(([value, shownBy]) => ({ list, value, fields: [list.split('.').at(-1) ?? ''], shownBy }));

/** The first interaction that replies exactly so. */
const repliedBy = (field: string, value: string): string =>
  INTERACTIONS.find(({ response }) =>
    JSON.stringify(response.body.content).includes(`"${field}":${JSON.stringify(value)}`),
  )?.description ?? '';

/** The codes that the descriptions of operations list. */
const REFUSAL_CODES: readonly string[] = [
  ...new Set(
    [SCHEMA.getQueryType(), SCHEMA.getMutationType()]
      .flatMap((root) => Object.values(root?.getFields() ?? {}))
      .flatMap(({ description }) =>
        [...(description?.split('Refusals')[1] ?? '').matchAll(/`(?<code>[A-Z][A-Z_]+)`/gu)].map(
          ({ groups }) => groups?.['code'] ?? '',
        ),
      ),
  ),
];

/** What tells an error apart, by the place of its mark (ERR-01 to ERR-05). */
const ERRORS: readonly (readonly [field: string, value: string])[] = [
  ['classification', 'INVALID_TOKEN'],
  ['classification', 'CART_NOT_FOUND'],
  ['classification', 'INTERNAL_ERROR'],
  ['messageKey', 'ishop.api.error.invalid_token'],
  ['messageKey', 'ishop.api.error.revoked_token'],
  ['messageKey', 'vue.error.security.valid_token_required'],
  ['message', 'A valid user id is required.'],
];

/** Every value of a reply that the gateway tells apart from others. */
export const KNOWN_VALUES: readonly KnownValue[] = [
  ...enums(),
  ...texts(
    'Address.country',
    DELIVERY_COUNTRIES.map((country) => [country, `a customer adds a shipping address in ${country}`]),
  ),
  ...texts('AdjustedRangeFilter.id', [['PRICE.price', 'a visitor searches for words and a price']]),
  ...texts('CategoryProducts.sortBy', [
    ...CATEGORY_SORTS.map((sort) => [sort, `a visitor looks at a category that is sorted by ${sort}`] as const),
    ['relevance', 'a visitor looks at a search that is sorted by relevance'],
  ]),
  ...texts(
    'MatrixCodeMessage.key',
    ALL_STOREFRONTS.filter(({ id }) => id !== 'en').map((storefront) => [
      matrixCodeKeyOf(storefront),
      `a visitor of the storefront ${storefront.id} looks at an article`,
    ]),
  ),
  ...texts('Money.currencyCode', [
    ['EUR', 'a guest looks at a cart that may be ordered'],
    ['CHF', 'a visitor in Switzerland sees a price'],
  ]),
  ...texts(
    'PaymentMethod.paymentId',
    SHOWN_PAYMENT_IDS.map((id) => [id, `a guest looks at a cart that can be paid by ${id}`]),
  ),
  ...texts('ReturnShipmentCarrier.code', [[NO_LABEL, 'somebody announces a return without a label']]),
  ...texts('Shipper.code', [
    [DHL, 'a guest looks at a cart that can be sent by DHL'],
    [SPEDITION, 'a visitor looks at a cart for a forwarding agent'],
  ]),
  ...texts('Shipper.info', [
    ['PACKSTATION-DHL-ONLY', 'a guest looks at a cart that is delivered to a packstation'],
    ['DHL-GERMANY-ONLY', 'a guest looks at a cart that is delivered to Austria'],
  ]),
  ...texts('SpeditionsField.fieldName', [['phone', 'a visitor looks at a cart for a forwarding agent']]),
  ...texts(
    'Refusal.code',
    REFUSAL_CODES.map((code) => [code, repliedBy('code', code)]),
  ),
  ...ERRORS.flatMap(([field, value]) => texts(`errors.${field}`, [[value, repliedBy(field, value)]])),
];
