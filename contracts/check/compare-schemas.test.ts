import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { compareSchemas, ForeignOperation } from './compare-schemas.mjs';
import { operationDocument, readOperations } from './read-operations.mjs';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const SDL = readFileSync(at('schema/upstream.graphql'), 'utf8');
const SCHEMA = buildSchema(SDL);
const OPERATIONS = readOperations(at('operations'));

interface Edit {
  readonly in: string;
  readonly replace: string;
  readonly with: string;
}

/** Edits one definition, which must hold the text that is replaced. */
const edited = ({ in: opening, replace, with: replacement }: Edit): string => {
  const from = SDL.indexOf(opening);
  const to = SDL.indexOf('\n}', from);
  const definition = SDL.slice(from, to);
  expect([from >= 0, definition.includes(replace)]).toEqual([true, true]);
  return SDL.slice(0, from) + definition.replace(replace, () => replacement) + SDL.slice(to);
};

const findings = (edit: Edit, tolerated: readonly string[] = []) => compareSchemas(SCHEMA, buildSchema(edited(edit)), OPERATIONS, { tolerated });
const levels = (edit: Edit, tolerated?: readonly string[]) => findings(edit, tolerated).map(({ level }) => level);

it('finds nothing between a schema and itself', () => {
  expect(compareSchemas(SCHEMA, SCHEMA, OPERATIONS)).toEqual([]);
});

describe('breaks us', () => {
  it.each<[string, Edit, readonly string[]]>([
    ['a root field that we ask is removed', { in: 'type Query {', replace: 'isUniqueEmail(email: String!): Boolean!', with: '' }, ['isUniqueEmail']],
    ['a root field that we ask is renamed', { in: 'type Mutation {', replace: 'submitCart(', with: 'placeOrder(' }, ['submitCart']],
    ['a field that we select is removed', { in: 'type VoucherCodeStatus {', replace: 'saving: Money!', with: '' }, ['FindCart', 'cart_update']],
    ['a field changes its type', { in: 'type QuantityChange {', replace: 'asked: Int!', with: 'asked: String!' }, ['cart_update']],
    ['a field that never was null may be null (T! becomes T)', { in: 'type AbTest {', replace: 'trackingCode: String!', with: 'trackingCode: String' }, ['getPageDetailsByUrl']],
    ['an entry of a list may be null', { in: 'type NavigationModel {', replace: '[NavigationNode!]!', with: '[NavigationNode]!' }, ['getNavigationModel']],
    ['a single value becomes a list', { in: 'type FooterLinkBlock {', replace: ' link: FooterLink', with: ' link: [FooterLink!]' }, ['getFooterByPageId']],
    ['an argument that we give is removed', { in: 'type Query {', replace: 'getCustomerInfo(url: String!)', with: 'getCustomerInfo' }, ['getCustomerInfo']],
    ['an argument that we give changes its type', { in: 'type Query {', replace: 'getOrdersV2(page: Int!', with: 'getOrdersV2(page: String!' }, ['getOrdersV2']],
    ['an argument that we may leave out is required', { in: 'type Mutation {', replace: 'shopInit(cartId: ID)', with: 'shopInit(cartId: ID!)' }, ['shopInit']],
    ['an argument that we never give is required', { in: 'type Category {', replace: 'filter: CategoryFilterInput)', with: 'filter: CategoryFilterInput!)' }, ['core_category']],
    ['a new argument is required', { in: 'type Mutation {', replace: 'logout: MutationAnswer!', with: 'logout(reason: String!): MutationAnswer!' }, ['logout']],
    ['a field of what we send is removed', { in: 'input VoucherInput {', replace: 'code: String!', with: 'id: ID' }, ['cart_update']],
    ['a new field of what we send is required', { in: 'input SpeditionsFieldInput {', replace: 'fieldValue: String!', with: 'fieldValue: String!\n  unit: String!' }, ['saveSpeditionsData']],
    ['a value of an enum that we send is removed', { in: 'enum AddressFormType {', replace: 'private', with: 'person' }, ['addBillingAddress', 'addShippingAddress', 'registerCustomer', 'registerGuest', 'updateBillingAddress', 'updateShippingAddress']],
    ['an enum that we receive grows', { in: 'enum VariantAttributeType {', replace: 'tile', with: 'tile\n  slider' }, ['getVariantInformationForProduct']],
    ['a union that we receive loses a member', { in: 'union TeaserAttribute', replace: ' | LinkAttribute', with: '' }, ['getPageDetailsByUrl']],
    ['a union that we receive grows', { in: 'union TeaserAttribute', replace: ' | LinkAttribute', with: ' | LinkAttribute | AbTest' }, ['getPageDetailsByUrl']],
    ['an object becomes a scalar', { in: 'type AuthToken {', replace: 'expires: DateTime!', with: 'expires: AuthExpiry!\n}\ntype AuthExpiry { at: DateTime!' }, ['login', 'registerCustomer', 'registerGuest']],
  ])('when %s', (_, edit, operations) => {
    const breaking = findings(edit).filter(({ level }) => level === 'BREAKING');
    expect([...new Set(breaking.flatMap((finding) => finding.operations))].sort()).toEqual(operations);
  });
});

describe('does not break us', () => {
  it.each<[string, Edit]>([
    ['a root field that nobody of us asks is removed', { in: 'type Query {', replace: 'getActiveAbTests: [AbTest!]!', with: '' }],
    ['a field that we do not select is removed', { in: 'type Category {', replace: 'filters: [CategoryFilter!]!', with: '' }],
    ['a field that we do not select may be null', { in: 'type OrderListPage {', replace: 'total: Int!', with: 'total: Int' }],
    ['a value that we do not read changes its type', { in: 'type Money {', replace: 'stringValue: String!', with: 'stringValue: Int!' }],
    ['an argument that we never give is removed', { in: 'type Category {', replace: ', filter: CategoryFilterInput', with: '' }],
    ['an input that we never send loses a field', { in: 'input EnumFilterInput {', replace: 'values: [ID!]!', with: '' }],
  ])('when %s, but is listed', (_, edit) => {
    expect(levels(edit)).toEqual(['UNUSED']);
  });

  it.each<[string, Edit]>([
    ['a field comes that we do not know', { in: 'type Shipper {', replace: 'code: ID!', with: 'code: ID!\n  colour: String!' }],
    ['a field that may be null never is', { in: 'type Shipper {', replace: 'info: String', with: 'info: String!' }],
    ['a required argument may be left out', { in: 'type Query {', replace: 'isUniqueEmail(email: String!)', with: 'isUniqueEmail(email: String)' }],
    ['a new argument has a default', { in: 'type Mutation {', replace: 'logout: MutationAnswer!', with: 'logout(everywhere: Boolean! = false): MutationAnswer!' }],
  ])('when %s', (_, edit) => {
    expect(findings(edit)).toEqual([]);
  });
});

describe('warns', () => {
  it('when the default of an argument that we may leave out changes', () => {
    const edit = { in: 'type Query {', replace: 'searchText: String, dateFilter: String)', with: 'searchText: String, dateFilter: String = "last3months")' };
    expect(findings(edit)).toEqual([
      { level: 'WARN', change: 'The default of Query.getOrdersV2(dateFilter:) has changed, and we may leave it out.', operations: ['getOrdersV2'] },
    ]);
  });

  it('of no default that we always overrule', () => {
    expect(findings({ in: 'type Query {', replace: 'calculateShippingCost: Boolean! = false', with: 'calculateShippingCost: Boolean! = true' })).toEqual([]);
  });

  it('when something that we use is deprecated, with the date that its end is set to', () => {
    const edit = { in: 'type ShopInit {', replace: 'userId: ID!', with: 'userId: ID! @deprecated(reason: "Goes on 2027-03-01, take visitorId.")' };
    expect(findings(edit)).toEqual([
      { level: 'WARN', change: 'ShopInit.userId is deprecated (until 2027-03-01): Goes on 2027-03-01, take visitorId.', operations: ['shopInit'] },
    ]);
  });

  it('of nothing deprecated that we do not use', () => {
    expect(findings({ in: 'type OrderListPage {', replace: 'total: Int!', with: 'total: Int! @deprecated(reason: "2027-03-01")' })).toEqual([]);
  });

  it('when what we have an answer for grows', () => {
    expect(levels({ in: 'enum VariantAttributeType {', replace: 'tile', with: 'tile\n  slider' }, ['VariantAttributeType'])).toEqual(['WARN']);
  });
});

it('says so when an operation does not even fit the older schema', () => {
  const [definition] = parse('query getMoon { moon }').definitions;
  if (definition?.kind !== 'OperationDefinition') throw new TypeError('not an operation');
  expect(() => compareSchemas(SCHEMA, SCHEMA, [operationDocument(definition, new Map())])).toThrow(ForeignOperation);
});
