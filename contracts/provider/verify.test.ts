import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
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
    ['no address', []],
    ['no contract', ['--url', 'http://127.0.0.1:9', '--pact', 'gone.json']],
    ['a part only to keep on record', ['--url', 'http://127.0.0.1:9', '--only', 'a', '--provider-version', '1']],
  ])('is unusable with %s: 2', async (_what, args) => {
    expect((await verify(...args)).code).toBe(2);
  });

  it('fails where nothing was verified', async () => {
    expect(await verify('--url', upstream.url, '--only', 'no such interaction')).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was verified.') });
  });

  it('fails where nobody answers', async () => {
    const { code, said } = await verify('--url', 'http://127.0.0.1:9', '--only', '^a visitor enters$');
    expect([code, said.includes('0 passed, 1 failed')]).toEqual([1, true]);
  });
});
