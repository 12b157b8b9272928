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

const written = (name: string, content: string): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'contracts-')), name);
  writeFileSync(file, content);
  return file;
};

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
    ['one schema only', () => [SCHEMA]],
    ['a schema that cannot be read', () => [SCHEMA, written('upstream.graphql', 'type Query {')]],
    ['an older schema that the operations do not fit', () => [written('upstream.graphql', 'type Query { moon: Int }'), SCHEMA]],
  ])('has no verdict on %s', (_, schemas) => {
    expect(run('breaking', ...schemas()).status).toBe(2);
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

  it('wants a version and a contract', () => {
    expect(run('can-deploy', '--pact', PACT).status).toBe(2);
    expect(run('can-deploy', '--pact', `${PACT}.gone`, '--provider-version', '4.2.0').status).toBe(2);
  });

  it('takes no result that cannot be read for a good one', () => {
    const unreadable = path.dirname(written('4.2.0.json', '{ "passed": 60 }'));
    expect(run('can-deploy', '--pact', PACT, '--results', unreadable, '--provider-version', '4.2.0').status).toBe(2);
  });
});
