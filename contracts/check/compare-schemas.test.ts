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

const findings = (edit: SchemaEdit, tolerated: readonly string[] = []) =>
  compareSchemas(SCHEMA, buildSchema(edited(edit)), OPERATIONS, { tolerated });

it('finds nothing between a schema and itself', () => {
  expect(compareSchemas(SCHEMA, SCHEMA, OPERATIONS)).toEqual([]);
});

it.each(BREAKING)('reports a change that breaks the storefront when %s', (_kind, edit, operations) => {
  const breaking = findings(edit).filter(({ level }) => level === 'BREAKING');
  expect([...new Set(breaking.flatMap((finding) => finding.operations))].sort()).toEqual(operations);
});

it.each(WARNINGS)('warns, and allows deployment, when %s', (_kind, edit, operations) => {
  expect(findings(edit)).toEqual([
    {
      level: 'WARN',
      change: expect.any(String),
      operations: expect.toSatisfy((named: readonly string[]) => named.toSorted().join() === operations.join()),
    },
  ]);
});

it.each(UNUSED)('lists a change that breaks only others when %s', (_kind, edit) => {
  expect(findings(edit)).toEqual([{ level: 'UNUSED', change: expect.any(String), operations: [] }]);
});

it.each(NOTHING)('reports nothing when %s', (_kind, edit) => {
  expect(findings(edit)).toEqual([]);
});

it('only warns of new values that the storefront can handle', () => {
  const edit = { in: 'enum VariantAttributeType {', replace: 'tile', with: 'tile\n  slider' };
  expect(findings(edit, ['VariantAttributeType']).map(({ level }) => level)).toEqual(['WARN']);
});

it('says until when a deprecated element stays, and that somebody relies on a default', () => {
  const changeOf = (kind: string) =>
    findings(WARNINGS.find(([known]) => known === kind)?.[1] ?? { in: '', replace: '', with: '' }).map(
      ({ change }) => change,
    );
  expect(changeOf('a field that we select is deprecated')).toEqual([
    'ShopInit.userId is deprecated (until 2027-03-01): Goes on 2027-03-01, take visitorId.',
  ]);
  expect(changeOf('the default of an argument that we may leave out changes')).toEqual([
    'The default of Query.getOrdersV2(dateFilter:) has changed, and we may leave it out.',
  ]);
});

it('reports an operation that does not fit the older schema', () => {
  const [definition] = parse('query getMoon { moon }').definitions;
  if (definition?.kind !== 'OperationDefinition') throw new TypeError('not an operation');
  expect(() => compareSchemas(SCHEMA, SCHEMA, [operationDocument(definition, new Map())])).toThrow(ForeignOperation);
});

describe('the documented list of changes that break the storefront', () => {
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
  ])('lists under %s exactly what is tested here', (heading, changes) => {
    expect(listed(heading)).toEqual(changes.map(([kind]) => kind));
  });

  it('names the enums and unions whose new values are only a warning', async () => {
    const { TOLERATED } = await import('./tolerated.mjs');
    for (const name of TOLERATED) expect(page).toContain(`\`${name}\``);
  });
});
