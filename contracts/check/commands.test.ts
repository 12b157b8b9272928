import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [at(`check/${command}.mjs`), ...args], { encoding: 'utf8' });
  return { status, stdout };
};

/** What a command says of why it has no verdict. */
const complaint = (command: string, ...args: readonly string[]) => {
  const { status, stderr } = spawnSync(process.execPath, [at(`check/${command}.mjs`), ...args], { encoding: 'utf8' });
  expect([status, stderr.includes('    at ')]).toEqual([2, false]);
  return stderr;
};

const written = (name: string, content: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contracts-')), name);
  writeFileSync(file, content);
  return file;
};

it.each([
  ['breaking', ['<older schema>', '<newer schema>', '--operations', 'BREAKING', 'SCHEMA-CHANGES.md']],
  ['can-deploy', ['--provider-version', '--pact', '--results']],
])('%s.mjs says how it is used', (command, words) => {
  const { status, stdout } = run(command, '--help');
  expect(status).toBe(0);
  for (const word of [...words, 'Ends with 0']) expect(stdout).toContain(word);
});

describe('breaking.mjs', () => {
  const SCHEMA = at('schema/upstream.graphql');
  const changed = (before: string, after: string): string => written('upstream.graphql', readFileSync(SCHEMA, 'utf8').replace(before, after));

  it('ends well where nothing has changed', () => {
    expect(run('breaking', SCHEMA, SCHEMA)).toEqual({ status: 0, stdout: 'Nothing that the storefront asks for has changed.\n' });
  });

  it('ends well where only others break, and lists it', () => {
    const { status, stdout } = run('breaking', SCHEMA, changed('getActiveAbTests: [AbTest!]!', ''));
    expect([status, stdout]).toEqual([0, 'UNUSED    Query.getActiveAbTests was removed.\n']);
  });

  it('ends badly where the storefront breaks, and names the operation', () => {
    const { status, stdout } = run('breaking', SCHEMA, changed('trackingCode: String!', 'trackingCode: String'));
    expect([status, stdout]).toEqual([1, 'BREAKING  AbTest.trackingCode changed type from String! to String.  getPageDetailsByUrl\n']);
  });

  it.each([
    ['one schema only', () => [SCHEMA], '<older schema> <newer schema>'],
    ['a word that it does not know', () => ['--older', SCHEMA], "Unknown option '--older'"],
    ['a file that is not there', () => [SCHEMA, 'gone.graphql'], 'gone.graphql cannot be read'],
    ['a file that is no schema', () => [SCHEMA, written('tomorrow.graphql', 'type Query {')], 'tomorrow.graphql is no GraphQL schema'],
    ['an older schema that the operations do not fit', () => [written('upstream.graphql', 'type Query { moon: Int }'), SCHEMA], 'must be the one that the operations were written for'],
  ])('has no verdict on %s, and says how to mend it', (_, words, mending) => {
    expect(complaint('breaking', ...words())).toContain(mending);
  });

  it('takes the directives of other people’s tools as they come', () => {
    expect(run('breaking', SCHEMA, changed('type Breadcrumb {', 'type Breadcrumb @shareable @key(fields: "path") {')).status).toBe(0);
  });
});

describe('can-deploy.mjs', () => {
  const PACT = written('pact.json', '{}');
  const result = { contractSha: createHash('sha256').update('{}').digest('hex'), providerVersion: '4.2.0', date: '2026-08-03T10:00:00Z', passed: 60, failed: [] };
  const results = path.dirname(written('4.2.0.json', JSON.stringify(result)));
  const canDeploy = (version: string) => run('can-deploy', '--pact', PACT, '--results', results, '--provider-version', version).status;

  it('ends well for the version that was verified, badly for any other', () => {
    expect([canDeploy('4.2.0'), canDeploy('4.3.0')]).toEqual([0, 1]);
  });

  it.each([
    ['no version', ['--pact', PACT], '--provider-version <version>'],
    ['a version that is empty', ['--pact', PACT, '--provider-version', ''], '--provider-version is empty'],
    ['a word that it does not know', ['--version', '1'], "Unknown option '--version'"],
    ['no contract', ['--pact', `${PACT}.gone`, '--provider-version', '4.2.0'], 'pact.json.gone cannot be read'],
  ])('has no verdict with %s, and says how to mend it', (_what, words, mending) => {
    expect(complaint('can-deploy', ...words)).toContain(mending);
  });

  it('says where it looked when there is no record at all', () => {
    const nowhere = path.join(path.dirname(written('a.txt', '')), 'results');
    expect(run('can-deploy', '--pact', PACT, '--results', nowhere, '--provider-version', '1')).toEqual({ status: 1, stdout: expect.stringContaining(`There is no record in ${nowhere}.`) });
  });

  it('takes no result that cannot be read for a good one', () => {
    const unreadable = path.dirname(written('4.2.0.json', '{ "passed": 60 }'));
    expect(complaint('can-deploy', '--pact', PACT, '--results', unreadable, '--provider-version', '4.2.0')).toContain('4.2.0.json is no record of a verification');
  });
});
