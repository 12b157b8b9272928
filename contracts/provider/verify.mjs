#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand, textOf, unlessEmpty, wordsOf, WrongUse } from '../check/command.mjs';
import { sha256Of } from '../check/read-operations.mjs';
import { verdictsTable } from './verdicts-table.mjs';
import { verifyPact } from './verify-pact.mjs';
import { whyNoVerdict } from './why-no-verdict.mjs';

/** @import { VerificationResult } from '../check/deployable.mjs' */

const USAGE = 'contracts-verify --url <provider> [--states-url <address>] [--only <description>] [--provider-version <version>] [--pact <file>] [--results <folder>]';

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * Keeps what was found, for `check/can-deploy.mjs`.
 * @param {string} folder
 * @param {VerificationResult} result
 */
const keep = (folder, result) => {
  mkdirSync(folder, { recursive: true });
  const name = `${encodeURIComponent(result.providerVersion)}-${result.contractSha.slice(0, 12)}.json`;
  writeFileSync(path.join(folder, name), `${JSON.stringify(result, null, 2)}\n`);
};

/**
 * @param {string} name
 * @param {string} address
 */
const addressIn = (name, address) => {
  if (!/^https?:/iu.test(address) || !URL.canParse(address)) throw new WrongUse(`--${name} must be an address such as http://localhost:4000, and is ${address}`);
  return address.replace(/\/+$/u, '');
};

/** @param {string | undefined} only */
const patternIn = (only) => {
  try {
    return only === undefined ? {} : { only: new RegExp(only, 'u').source };
  } catch (failure) {
    throw new WrongUse(`--only must be a regular expression. ${failure}`);
  }
};

await runCommand(async () => {
  const { values } = wordsOf(USAGE, {
    options: {
      url: { type: 'string' },
      'states-url': { type: 'string' },
      only: { type: 'string' },
      'provider-version': { type: 'string' },
      pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
      results: { type: 'string', default: 'results' },
    },
  });
  if (values.url === undefined) throw new WrongUse(USAGE);
  const providerVersion = unlessEmpty('provider-version', values['provider-version']);
  if (values.only !== undefined && providerVersion !== undefined) throw new WrongUse('A part of the contract says nothing of a version: leave out --only or --provider-version.');
  const url = addressIn('url', values.url);
  const statesUrl = addressIn('states-url', values['states-url'] ?? `${url}/_pact/state`);
  const contractSha = sha256Of(textOf(values.pact));

  const verdicts = await verifyPact({ pact: values.pact, url, statesUrl, ...patternIn(values.only) });
  const failed = verdicts.filter(({ reasons }) => reasons.length > 0).map(({ description }) => description);
  console.log(verdictsTable(verdicts));
  const unable = whyNoVerdict(verdicts, { url, statesUrl });
  if (unable !== undefined) throw new WrongUse(unable);
  if (providerVersion !== undefined) {
    keep(values.results, { contractSha, providerVersion, date: new Date().toISOString(), passed: verdicts.length - failed.length, failed });
  }
  return failed.length > 0 ? 1 : 0;
});
