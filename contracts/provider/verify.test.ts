import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { startUpstreamServer, type UpstreamServer } from '@shop/fakes/upstream-server/start-upstream-server';
import { systemClock } from '@shop/fakes/upstream-server/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sha256Of } from '../check/read-operations.mjs';
import { CREDENTIALS } from '../pact/gateway-on.ts';
import { alteredProvider } from '../testing/altered-provider.ts';
import { ALTERATIONS, LEGAL_CHANGES } from '../testing/alterations.ts';
import { INTERACTIONS } from '../testing/the-contract.ts';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Runs the command as the upstream team does. */
const verify = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [at('provider/verify.mjs'), ...args], (_failure, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }));
  });

const MICROSECONDS_PER_SECOND = 1_000_000;

let upstream: UpstreamServer;
beforeAll(async () => {
  upstream = await startUpstreamServer({ clock: systemClock, credentials: CREDENTIALS });
});
afterAll(() => upstream.close());

describe('the stand-in of the upstream', () => {
  it('keeps the contract, at a cost of less than ten seconds of its processor, and that is on record then', async () => {
    const before = process.cpuUsage();
    const results = mkdtempSync(path.join(tmpdir(), 'results-'));
    const { code, said } = await verify('--url', upstream.url, '--states-url', upstream.stateUrl, '--provider-version', '4.2.0', '--results', results);
    expect(said).toContain(`${INTERACTIONS.length} passed, 0 failed`);
    expect(code).toBe(0);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / MICROSECONDS_PER_SECOND).toBeLessThan(10);
    const [file = ''] = readdirSync(results);
    expect(JSON.parse(readFileSync(path.join(results, file), 'utf8'))).toEqual({
      contractSha: sha256Of(readFileSync(at('pacts/shop-gateway-shop-upstream.json'))),
      providerVersion: '4.2.0',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/u),
      passed: INTERACTIONS.length,
      failed: [],
    });
  });
});

const verifyAltered = async (only: string, alter: (typeof ALTERATIONS)[number]['alter']) => {
  const altered = await alteredProvider(upstream.url, alter);
  const { code, said } = await verify('--url', altered.url, '--only', `^${only}$`);
  await altered.close();
  return { code, said };
};

describe('a provider that is altered', () => {
  it.each(ALTERATIONS)('does not keep the contract when it $does', async ({ only, alter, told }) => {
    const { code, said } = await verifyAltered(only, alter);
    expect(said).toMatch(told);
    expect(said).toContain('0 passed, 1 failed');
    expect(code).toBe(1);
  });

  it.each(LEGAL_CHANGES)('keeps the contract when it $does', async ({ only, alter }) => {
    const { code, said } = await verifyAltered(only, alter);
    expect(said).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
  });
});

describe('the verification', () => {
  it.each([
    ['no address', [], '--url <provider>'],
    ['an address that is none', ['--url', 'localhost:4000'], '--url must be an address such as http://localhost:4000'],
    ['an address of states that is none', ['--url', 'http://127.0.0.1:9', '--states-url', '/_pact/state'], '--states-url must be an address'],
    ['a word that it does not know', ['--ulr', 'http://127.0.0.1:9'], "Unknown option '--ulr'"],
    ['no contract', ['--url', 'http://127.0.0.1:9', '--pact', 'gone.json'], 'gone.json cannot be read'],
    ['a part only to keep on record', ['--url', 'http://127.0.0.1:9', '--only', 'a', '--provider-version', '1'], 'leave out --only or --provider-version'],
    ['a version that is empty', ['--url', 'http://127.0.0.1:9', '--provider-version', ''], '--provider-version is empty'],
    ['a part that is no pattern', ['--url', 'http://127.0.0.1:9', '--only', 'a('], '--only must be a regular expression'],
    ['nobody at the address', ['--url', 'http://127.0.0.1:9', '--states-url', 'http://127.0.0.1:9'], 'No state could be brought about at http://127.0.0.1:9'],
  ])('has no verdict with %s, and says how to mend it: 2', async (_what, args, mending) => {
    const { code, said } = await verify(...args);
    expect(said).toContain(mending);
    expect(said).not.toContain('    at ');
    expect(code).toBe(2);
  });

  it('has none where nothing of the contract is asked for, and keeps nothing on record where nobody answers', async () => {
    expect(await verify('--url', upstream.url, '--only', 'no such interaction')).toMatchObject({ code: 2, said: expect.stringContaining('Without --only') });
    const results = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'none');
    const { code, said } = await verify('--url', 'http://127.0.0.1:9', '--states-url', upstream.stateUrl, '--provider-version', '4.2.0', '--results', results);
    expect([code, said.includes('Nobody answers at http://127.0.0.1:9'), existsSync(results)]).toEqual([2, true, false]);
  });

  it('takes an address with a slash at its end', async () => {
    expect(await verify('--url', `${upstream.url}/`, '--only', '^a visitor enters$')).toMatchObject({ code: 0 });
  });
});
