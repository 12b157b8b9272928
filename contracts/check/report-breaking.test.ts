import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { captureCommand } from '../testing/capture-command.ts';
import { tempFile } from '../testing/temp-file.ts';
import { reportBreaking } from './report-breaking.mjs';

const SCHEMA = fileURLToPath(new URL('../schema/upstream.graphql', import.meta.url));
const changed = (before: string, after: string): string =>
  tempFile('upstream.graphql', readFileSync(SCHEMA, 'utf8').replace(before, after));
const breaking = (...args: readonly string[]) => captureCommand(reportBreaking, args);

it('prints its usage', async () => {
  const { code, printed } = await breaking('--help');
  expect(code).toBe(0);
  for (const word of [
    '<older schema>',
    '<newer schema>',
    '--operations',
    'BREAKING',
    'SCHEMA-CHANGES.md',
    'Exit code 0',
  ])
    expect(printed).toContain(word);
});

it('passes if only others break, and lists the changes', async () => {
  expect(await breaking(SCHEMA, changed('getActiveAbTests: [AbTest!]!', ''))).toEqual({
    code: 0,
    printed: 'UNUSED    Query.getActiveAbTests was removed.',
  });
});

it('fails if the storefront breaks, and names the operation', async () => {
  expect(await breaking(SCHEMA, changed('trackingCode: String!', 'trackingCode: String'))).toEqual({
    code: 1,
    printed: 'BREAKING  AbTest.trackingCode changed type from String! to String.  getPageDetailsByUrl',
  });
});

it('passes if the storefront can handle the new values', async () => {
  const { code, printed } = await breaking(SCHEMA, changed(' | LinkAttribute', ' | LinkAttribute | AbTest'));
  expect([code, printed]).toEqual([0, expect.stringMatching(/^WARN .*TeaserAttribute/u)]);
});

it('judges other operations in a given folder, and does not report a standard scalar as removed', async () => {
  const schema = (type: string) => tempFile('schema.graphql', `type Query { moon: ${type}, sun: ${type} }`);
  const operations = path.dirname(tempFile('getMoon.graphql', 'query getMoon { moon }'));
  mkdirSync(path.join(operations, 'fragments'));
  expect(await breaking(schema('Int'), schema('String'), '--operations', operations)).toEqual({
    code: 1,
    printed: [
      'BREAKING  Query.moon changed type from Int to String.  getMoon',
      'UNUSED    Query.sun changed type from Int to String.',
    ].join('\n'),
  });
});

it.each([
  ['no schema', () => [], 'Name two schemas'],
  ['one schema only', () => [SCHEMA], '<older schema> <newer schema>'],
  ['three schemas', () => [SCHEMA, SCHEMA, SCHEMA], '<older schema> <newer schema>'],
  ['a word that it does not know', () => ['--older', SCHEMA], "Unknown option '--older'"],
  ['a file that is not there', () => [SCHEMA, 'gone.graphql'], 'gone.graphql cannot be read'],
  [
    'a file that is no schema',
    () => [SCHEMA, tempFile('tomorrow.graphql', 'type Query {')],
    'tomorrow.graphql is not a GraphQL schema',
  ],
  [
    'an older schema that the operations do not fit',
    () => [tempFile('upstream.graphql', 'type Query { moon: Int }'), SCHEMA],
    'must be the one that the operations were written for',
  ],
])('has no result with %s, and says how to mend it', async (_, args, mending) => {
  expect(await breaking(...args())).toEqual({ code: 2, printed: '', errorMessage: expect.stringContaining(mending) });
});

it('ignores other tools’ directives', async () => {
  expect(
    (await breaking(SCHEMA, changed('type Breadcrumb {', 'type Breadcrumb @shareable @key(fields: "path") {'))).code,
  ).toBe(0);
});
