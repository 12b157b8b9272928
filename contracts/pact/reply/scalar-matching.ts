import { DELIVERY_COUNTRIES } from '@shop/domain/shared/country';
import { CATEGORY_SORTS } from '@shop/domain/catalogue/category';
import { SEARCH_SORTS } from '@shop/domain/search/search-query';
import { CURRENCIES } from '@shop/domain/shared/money';
import { SHIPPER_NOTICES } from '@shop/domain/shippers/shipper';
import { type GraphQLLeafType, isEnumType } from 'graphql';

import { type MatchingRule, type Matching, rule, matches, oneOf, sameType } from './matching.ts';

interface Leaf {
  readonly example: string | number | boolean;
  readonly rule: MatchingRule;
}

/** An example of each scalar of the upstream's schema, and the rule for all its values. */
const SCALARS: Readonly<Record<string, Leaf>> = {
  Boolean: { example: true, rule: sameType },
  Date: { example: '2026-08-24', rule: matches(String.raw`^\d{4}-\d{2}-\d{2}$`) },
  DateTime: {
    example: '2026-08-24T10:15:00Z',
    rule: matches(String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$`),
  },
  Float: { example: 12.95, rule: rule({ match: 'number' }) },
  ID: { example: 'id-1', rule: rule({ match: 'type' }, { match: 'regex', regex: '^.+$' }) },
  Int: { example: 1, rule: rule({ match: 'integer' }) },
  String: { example: 'Text', rule: sameType },
};

/** Values that the gateway reads only like this, by `Type.field`: whole cents, apart from the noise of binary fractions; web addresses. */
const RULES: Readonly<Record<string, MatchingRule>> = {
  'Money.amount': rule({ match: 'number' }, { match: 'regex', regex: String.raw`^-?\d+(\.\d{1,2}(000\d*|999\d*)?)?$` }),
  'ReturnShipment.labels': matches('^https?://.+$'),
  'AdjustedRangeFilter.id': matches(String.raw`^(PRICE|rating)\..+$`),
};

/** Texts of which the gateway reads only these, by `Type.field`. Where its names allow it, such a list is an enum of the schema instead. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Address.country': DELIVERY_COUNTRIES,
  'CategoryProducts.sortBy': [...new Set([...CATEGORY_SORTS, ...SEARCH_SORTS])],
  'Money.currencyCode': CURRENCIES,
  'Shipper.info': SHIPPER_NOTICES,
};

/** Example texts that the gateway knows. */
const KNOWN_TEXTS: Readonly<Record<string, string>> = {
  'AdjustedRangeFilter.id': 'PRICE.price',
  'Refusal.code': 'NO_SUCH_ITEM',
  'FieldError.errorMessage': 'shop.form.error.postcode.de',
  'ReturnShipment.labels': 'https://upstream.example/label.pdf',
};

/** A scalar of the schema without an example. */
export class UnknownScalar extends Error {
  override readonly name = 'UnknownScalar';
}

const leafOf = (type: GraphQLLeafType, coordinate: string): Leaf => {
  const words = isEnumType(type) ? type.getValues().map(({ name }) => name) : WORDS[coordinate];
  const [word] = words ?? [];
  if (words !== undefined && word !== undefined) return { example: word, rule: oneOf(words) };
  const scalar = SCALARS[type.name];
  if (scalar === undefined) throw new UnknownScalar(`${type.name} of ${coordinate}`);
  return { example: KNOWN_TEXTS[coordinate] ?? scalar.example, rule: RULES[coordinate] ?? scalar.rule };
};

/** A value of a scalar or enum field. */
export const scalarMatching = (
  type: GraphQLLeafType,
  coordinate: string,
  at: string,
  permit: (rule: MatchingRule) => MatchingRule,
): Matching => {
  const leaf = leafOf(type, coordinate);
  return { example: leaf.example, rules: { [at]: permit(leaf.rule) } };
};
