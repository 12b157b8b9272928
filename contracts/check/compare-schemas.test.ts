import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { BREAKING, NOTHING, type SchemaChange, type SchemaEdit, UNUSED, WARNINGS } from '../testing/schema-changes.ts';
import { compareSchemas, ForeignOperation } from './compare-schemas.mjs';
import { operationDocument, readOperations } from './read-operations.mjs';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const SDL = readFileSync(at('schema/upstream.graphql'), 'utf8');
const SCHEMA = buildSchema(SDL);
const OPERATIONS = readOperations(at('operations'));

/** Edits one definition, which must hold the text that is replaced. */
const edited = ({ in: opening, replace, with: replacement }: SchemaEdit): string => {
  const from = SDL.indexOf(opening);
  const to = SDL.indexOf('\n}', from);
  const definition = SDL.slice(from, to);
  expect([from >= 0, definition.includes(replace)]).toEqual([true, true]);
  return SDL.slice(0, from) + definition.replace(replace, () => replacement) + SDL.slice(to);
};

const findings = (edit: SchemaEdit, tolerated: readonly string[] = []) => compareSchemas(SCHEMA, buildSchema(edited(edit)), OPERATIONS, { tolerated });

it('finds nothing between a schema and itself', () => {
  expect(compareSchemas(SCHEMA, SCHEMA, OPERATIONS)).toEqual([]);
});

it.each(BREAKING)('breaks the storefront when %s', (_kind, edit, operations) => {
  const breaking = findings(edit).filter(({ level }) => level === 'BREAKING');
  expect([...new Set(breaking.flatMap((finding) => finding.operations))].sort()).toEqual(operations);
});

it.each(WARNINGS)('warns, and lets it go live, when %s', (_kind, edit, operations) => {
  expect(findings(edit)).toEqual([{ level: 'WARN', change: expect.any(String), operations: expect.toSatisfy((named: readonly string[]) => named.toSorted().join() === operations.join()) }]);
});

it.each(UNUSED)('lists as breaking others only, when %s', (_kind, edit) => {
  expect(findings(edit)).toEqual([{ level: 'UNUSED', change: expect.any(String), operations: [] }]);
});

it.each(NOTHING)('says nothing when %s', (_kind, edit) => {
  expect(findings(edit)).toEqual([]);
});

it('warns only of growth that the storefront has an answer for', () => {
  const edit = { in: 'enum VariantAttributeType {', replace: 'tile', with: 'tile\n  slider' };
  expect(findings(edit, ['VariantAttributeType']).map(({ level }) => level)).toEqual(['WARN']);
});

it('says of what is deprecated until when it stays, and of a default that somebody relies on it', () => {
  const changeOf = (kind: string) => findings(WARNINGS.find(([known]) => known === kind)?.[1] ?? { in: '', replace: '', with: '' }).map(({ change }) => change);
  expect(changeOf('a field that we select is deprecated')).toEqual(['ShopInit.userId is deprecated (until 2027-03-01): Goes on 2027-03-01, take visitorId.']);
  expect(changeOf('the default of an argument that we may leave out changes')).toEqual(['The default of Query.getOrdersV2(dateFilter:) has changed, and we may leave it out.']);
});

it('says so when an operation does not even fit the older schema', () => {
  const [definition] = parse('query getMoon { moon }').definitions;
  if (definition?.kind !== 'OperationDefinition') throw new TypeError('not an operation');
  expect(() => compareSchemas(SCHEMA, SCHEMA, [operationDocument(definition, new Map())])).toThrow(ForeignOperation);
});

describe('the page that says which changes break the storefront', () => {
  const page = readFileSync(at('SCHEMA-CHANGES.md'), 'utf8');
  const listed = (heading: string): readonly string[] => {
    const section = page.split(/^## /mu).find((part) => part.startsWith(heading)) ?? '';
    return [...section.matchAll(/^- (?<kind>[^:\n]+)/gmu)].map(({ groups }) => groups?.['kind'] ?? '');
  };

  it.each<[string, readonly SchemaChange[]]>([
    ['BREAKING', BREAKING],
    ['WARN', WARNINGS],
    ['UNUSED', UNUSED],
    ['Not listed', NOTHING],
  ])('lists under %s what is tried here, and nothing else', (heading, changes) => {
    expect(listed(heading)).toEqual(changes.map(([kind]) => kind));
  });

  it('names the enums and unions whose growth is only a warning', async () => {
    const { TOLERATED } = await import('./tolerated.mjs');
    for (const name of TOLERATED) expect(page).toContain(`\`${name}\``);
  });
});
