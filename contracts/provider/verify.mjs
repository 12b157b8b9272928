#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { sha256Of } from '../check/read-operations.mjs';
import { verdictsTable } from './verdicts-table.mjs';
import { verifyPact } from './verify-pact.mjs';

/** @import { VerificationResult } from '../check/deployable.mjs' */

const USAGE = 'node provider/verify.mjs --url <provider> [--states-url <address>] [--only <description>] [--provider-version <version>] [--pact <file>] [--results <folder>]';

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'states-url': { type: 'string' },
    only: { type: 'string' },
    'provider-version': { type: 'string' },
    pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
    results: { type: 'string', default: 'results' },
  },
});

/**
 * Keeps what was found, for `check/can-deploy.mjs`.
 * @param {VerificationResult} result
 */
const keep = (result) => {
  mkdirSync(values.results, { recursive: true });
  const name = `${encodeURIComponent(result.providerVersion)}-${result.contractSha.slice(0, 12)}.json`;
  writeFileSync(path.join(values.results, name), `${JSON.stringify(result, null, 2)}\n`);
};

const { url, only, pact, 'provider-version': providerVersion } = values;

if (url === undefined || !existsSync(pact) || (only !== undefined && providerVersion !== undefined)) {
  console.error(url !== undefined && !existsSync(pact) ? `There is no contract ${pact}.` : USAGE);
  process.exitCode = 2;
} else {
  try {
    const verdicts = await verifyPact({ pact, url, statesUrl: values['states-url'] ?? `${url}/_pact/state`, ...(only === undefined ? {} : { only }) });
    const failed = verdicts.filter(({ reasons }) => reasons.length > 0).map(({ description }) => description);
    console.log(verdictsTable(verdicts));
    process.exitCode = failed.length > 0 || verdicts.length === 0 ? 1 : 0;
    if (providerVersion !== undefined) {
      keep({ contractSha: sha256Of(readFileSync(pact)), providerVersion, date: new Date().toISOString(), passed: verdicts.length - failed.length, failed });
    }
  } catch (failure) {
    console.error(String(failure));
    process.exitCode = 2;
  }
}
