import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { startUpstreamServer, type UpstreamServer } from '@shop/fakes/start-upstream-server';
import { systemClock } from '@shop/fakes/upstream-server/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sha256Of } from '../check/read-operations.mjs';
import { CREDENTIALS } from '../pact/open-gateway.ts';
import { type Alteration, alteredProvider } from '../testing/altered-provider.ts';
import { INTERACTIONS } from '../testing/committed-pact.ts';

const at = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** Runs the command as the upstream team does. */
const verify = (...args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [at('provider/verify.mjs'), ...args], (_failure, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: `${stdout}${stderr}` }),
    );
  });

let upstream: UpstreamServer;
beforeAll(async () => {
  upstream = await startUpstreamServer({ clock: systemClock, credentials: CREDENTIALS });
});
afterAll(() => upstream.close());

describe('the fake upstream', () => {
  it('passes, and the result is stored', async () => {
    const results = mkdtempSync(path.join(tmpdir(), 'results-'));
    const { code, printed } = await verify(
      '--url',
      upstream.url,
      '--states-url',
      upstream.stateUrl,
      '--provider-version',
      '4.2.0',
      '--results',
      results,
    );
    expect(printed).toContain(`${INTERACTIONS.length} passed, 0 failed`);
    expect(code).toBe(0);
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

describe('the output of a verification', () => {
  const BROKEN = 'a visitor looks at the navigation';
  const withoutNames: Alteration = ({ status, body }) => ({
    status,
    body: JSON.parse(JSON.stringify(body).replaceAll('"name":', '"title":')),
  });
  const broken = async (...args: readonly string[]) => {
    const altered = await alteredProvider(upstream.url, withoutNames);
    const found = await verify('--url', altered.url, '--only', `^${BROKEN}$|^a visitor enters$`, ...args);
    await altered.close();
    return found;
  };

  it('is a line for each interaction, failed ones last, then the causes with their places, and nothing else', async () => {
    const { printed } = await broken();
    expect(printed.trimEnd().split('\n')).toEqual([
      'OK      a visitor enters',
      `FAILED  ${BROKEN}`,
      '',
      expect.stringMatching(/^ +Actual map is missing the following keys: name$/u),
      expect.stringMatching(/^ +at \$\.data\.getNavigationModel\.nodes\[\*\](?:\.children\[\*\])* \(\d+ times\)$/u),
      expect.stringMatching(/^ +at \$\.data\.getNavigationModel\.nodes\[\*\](?:\.children\[\*\])* \(\d+ times\)$/u),
      expect.stringMatching(/^ +at \$\.data\.getNavigationModel\.nodes\[\*\](?:\.children\[\*\])* \(\d+ times\)$/u),
      '',
      '1 passed, 1 failed',
    ]);
  });

  it('contains the provider’s own errors', async () => {
    const withoutNavigation: Alteration = ({ status, body }) =>
      JSON.stringify(body).includes('"getNavigationModel":')
        ? { status: 400, body: { errors: [{ message: 'Cannot query field "getNavigationModel" on type "Query".' }] } }
        : { status, body };
    const altered = await alteredProvider(upstream.url, withoutNavigation);
    const { printed } = await verify('--url', altered.url, '--only', `^${BROKEN}$`);
    await altered.close();
    expect(printed).toContain('the provider says: Cannot query field "getNavigationModel" on type "Query".');
  });

  it('says a cause once, however many interactions fail by it', async () => {
    const altered = await alteredProvider(upstream.url, ({ status, body }) => ({
      status,
      body: JSON.parse(JSON.stringify(body), (name, value: unknown) => (name === 'amount' ? String(value) : value)),
    }));
    const { printed } = await verify(
      '--url',
      altered.url,
      '--only',
      '^a (guest|visitor) (looks at|adds|orders|changes) ',
    );
    await altered.close();
    const [, failed = ''] = /, (?<failed>\d+) failed$/mu.exec(printed) ?? [];
    expect(Number(failed)).toBeGreaterThan(15);
    const [, causes = ''] = printed.split(/^FAILED .*\n\n/mu);
    expect(causes.split('\n').length).toBeLessThan(40);
    expect(causes).toMatch(/^ +Expected '[\d.]+' \(String\) to be a number\n +at \$/mu);
  });

  it('says null where null came', async () => {
    const altered = await alteredProvider(upstream.url, ({ status, body }) => ({
      status,
      body: JSON.parse(JSON.stringify(body), (name, value: unknown) => (name === 'orderedAt' ? null : value)),
    }));
    const { printed } = await verify('--url', altered.url, '--only', '^a customer looks at their orders$');
    await altered.close();
    expect(printed).toContain('.orderedAt');
    expect(printed).toMatch(/Expected null to match/u);
    expect(printed).not.toContain("Expected '' to match");
  });

  it('includes everything that Pact says, below the table, on request', async () => {
    const { printed } = await broken('--verbose');
    expect(printed.indexOf('1 passed, 1 failed')).toBeLessThan(
      printed.indexOf('Verifying a pact between shop-gateway and shop-upstream'),
    );
  });

  it('is machine-readable on request', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'json-')), 'reports', 'contract.json');
    await broken('--json', file, '--provider-version', '4.2.0', '--results', path.dirname(file));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      result: 'failed',
      contractSha: expect.stringMatching(/^[0-9a-f]{64}$/u),
      providerVersion: '4.2.0',
      url: expect.stringContaining('http://127.0.0.1:'),
      only: expect.stringContaining('a visitor enters'),
      date: expect.stringMatching(/^\d{4}-/u),
      passed: 1,
      failed: [BROKEN],
      causes: expect.arrayContaining([
        expect.objectContaining({ text: 'Actual map is missing the following keys: name', interactions: [BROKEN] }),
      ]),
      interactions: expect.arrayContaining([
        { description: 'a visitor enters', passed: true, reasons: [] },
        {
          description: BROKEN,
          passed: false,
          reasons: expect.arrayContaining([
            '$.data.getNavigationModel.nodes[0]: Actual map is missing the following keys: name',
          ]),
        },
      ]),
    });
  });

  it('tells machines too why there is no result', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'json-')), 'contract.json');
    await verify(
      '--url',
      'http://127.0.0.1:9',
      '--states-url',
      upstream.stateUrl,
      '--only',
      '^a visitor enters$',
      '--json',
      file,
    );
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      result: 'none',
      because: expect.stringContaining('http://127.0.0.1:9/graphql was not reached'),
    });
  });

  it('stores a partial result next to the whole one, and reports it to can-deploy', async () => {
    const results = mkdtempSync(path.join(tmpdir(), 'results-'));
    await verify(
      '--url',
      upstream.url,
      '--only',
      '^a visitor enters$',
      '--provider-version',
      '4.2.0',
      '--results',
      results,
    );
    expect(readdirSync(results)).toEqual([expect.stringMatching(/^4\.2\.0-[0-9a-f]{12}-part\.json$/u)]);
    const asked = spawnSync(
      process.execPath,
      [at('check/can-deploy.mjs'), '--provider-version', '4.2.0', '--results', results],
      { encoding: 'utf8' },
    );
    expect([asked.status, asked.stdout]).toEqual([1, expect.stringContaining('only part of contract')]);
    expect(asked.stdout).toContain('--only ^a visitor enters$');
  });
});

describe('the verification', () => {
  it.each([
    ['no URL', [], '--url <provider>'],
    ['an invalid URL', ['--url', 'localhost:4000'], '--url must be a URL such as http://localhost:4000'],
    [
      'an invalid URL of states',
      ['--url', 'http://127.0.0.1:9', '--states-url', '/_pact/state'],
      '--states-url must be a URL such as',
    ],
    ['a word that it does not know', ['--ulr', 'http://127.0.0.1:9'], "Unknown option '--ulr'"],
    ['no contract', ['--url', 'http://127.0.0.1:9', '--pact', 'gone.json'], 'gone.json cannot be read'],
    [
      'a version that is empty',
      ['--url', 'http://127.0.0.1:9', '--provider-version', ''],
      '--provider-version is empty',
    ],
    ['a file for machines without a name', ['--url', 'http://127.0.0.1:9', '--json', ''], '--json is empty'],
    [
      'a part that is no pattern',
      ['--url', 'http://127.0.0.1:9', '--only', 'a('],
      '--only must be a regular expression',
    ],
    [
      'no response from the URL',
      ['--url', 'http://127.0.0.1:9', '--states-url', 'http://127.0.0.1:9'],
      'http://127.0.0.1:9 was not reached: no connection (ECONNREFUSED). Is it running, and is --states-url correct?',
    ],
    [
      'a header that is none',
      ['--url', 'http://127.0.0.1:9', '--header', 'x-environment'],
      "--header must be a name and a value such as 'x-environment: test', but is x-environment",
    ],
    [
      'a timeout that is none',
      ['--url', 'http://127.0.0.1:9', '--timeout', 'soon'],
      '--timeout must be a number of seconds',
    ],
  ])('has no result with %s, and says how to mend it: 2', async (_what, args, mending) => {
    const { code, printed } = await verify(...args);
    expect(printed).toContain(mending);
    expect(printed).not.toMatch(/^ +at |^FAILED|passed, /mu);
    expect(code).toBe(2);
  });

  it('has none if the contract has no matching interaction, and stores nothing if nobody replies', async () => {
    expect(await verify('--url', upstream.url, '--only', 'no such interaction')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('matches --only'),
    });
    const results = path.join(mkdtempSync(path.join(tmpdir(), 'results-')), 'none');
    const { code, printed } = await verify(
      '--url',
      'http://127.0.0.1:9',
      '--states-url',
      upstream.stateUrl,
      '--only',
      '^a visitor enters$',
      '--provider-version',
      '4.2.0',
      '--results',
      results,
    );
    expect([code, printed.includes('http://127.0.0.1:9/graphql was not reached'), existsSync(results)]).toEqual([
      2,
      true,
      false,
    ]);
  });

  it('prints its usage', async () => {
    const { code, printed } = await verify('--help');
    expect(code).toBe(0);
    for (const word of [
      '--url',
      '--graphql-url',
      '--token-url',
      '--states-url',
      '--header',
      '--timeout',
      '--only',
      '--provider-version',
      '--results',
      '--json',
      '--verbose',
      '--pact',
      'Exit code 0',
    ])
      expect(printed).toContain(word);
    expect(await verify('-h')).toEqual({ code, printed });
  });

  it('does not disturb others that run at the same time, whatever states they set up', async () => {
    const runs = await Promise.all(
      ['guest', 'customer', 'visitor', 'guest'].map((who) => verify('--url', upstream.url, '--only', `^a ${who} `)),
    );
    for (const { code, printed } of runs)
      expect([code, printed.split('\n').at(-2)]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/u)]);
  });

  it('leaves the shared world unchanged', async () => {
    const before = upstream.worlds.get('default').hash();
    await verify('--url', upstream.url, '--only', '^a guest orders a cart');
    expect(upstream.worlds.get('default').hash()).toBe(before);
  });

  it('accepts a URL with a slash at its end', async () => {
    expect(await verify('--url', `${upstream.url}/`, '--only', '^a visitor enters$')).toMatchObject({ code: 0 });
  });
});
