import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { startUpstreamServer, type UpstreamServer } from '@shop/fakes/start-upstream-server';
import { systemClock } from '@shop/fakes/upstream-server/system-clock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CREDENTIALS } from '../pact/open-gateway.ts';
import { alteredProvider, providerAt } from '../testing/altered-provider.ts';
import { ALTERATIONS, LEGAL_CHANGES } from '../testing/alterations.ts';
import { resultsTable } from './results-table.mjs';
import { verifyPact } from './verify-pact.mjs';

/** As many as the command gives a run. */
const RUN_BYTES = 6;
const TIMEOUT_MS = 10_000;

const PACT = fileURLToPath(new URL('../pacts/shop-gateway-shop-upstream.json', import.meta.url));

let upstream: UpstreamServer;
beforeAll(async () => {
  upstream = await startUpstreamServer({ clock: systemClock, credentials: CREDENTIALS });
});
afterAll(() => upstream.close());

/** What the command prints of a changed provider. */
const verifyAltered = async (only: string, alter: (typeof ALTERATIONS)[number]['alter']): Promise<string> => {
  const altered = await alteredProvider(upstream.url, alter);
  const { interactionResults } = await verifyPact({
    pact: PACT,
    provider: providerAt(altered.url),
    only: `^${only}$`,
    run: randomBytes(RUN_BYTES).toString('hex'),
    timeoutMs: TIMEOUT_MS,
  });
  await altered.close();
  return resultsTable(interactionResults);
};

describe('a changed provider', () => {
  it.each(ALTERATIONS)('fails if it $does', async ({ only, alter, expected }) => {
    const printed = await verifyAltered(only, alter);
    expect(printed).toMatch(expected);
    expect(printed).toContain('0 passed, 1 failed');
  });

  it.each(LEGAL_CHANGES)('passes if it $does', async ({ only, alter }) => {
    expect(await verifyAltered(only, alter)).toContain('1 passed, 0 failed');
  });
});
