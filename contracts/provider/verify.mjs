#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand, textOf, unlessEmpty, wordsOf, WrongUse, wrongUse } from '../check/command.mjs';
import { sha256Of } from '../check/read-operations.mjs';
import { verdictsTable } from './verdicts-table.mjs';
import { verifyPact } from './verify-pact.mjs';
import { whyNoVerdict } from './why-no-verdict.mjs';

/** @import { VerificationResult } from '../check/deployable.mjs' */
/** @import { Verdict } from './verify-pact.mjs' */

const HELP = {
  usage: 'contracts-verify --url <provider> [--states-url <address>] [--only <description>] [--provider-version <version>] [--json <file>] [--verbose]',
  meaning: `Replays the contract of the storefront against a provider, and prints a line for each interaction.

  --url               the provider: operations at <url>/graphql, the token call at <url>/oauth/token
  --states-url        where its states are set up; <url>/_pact/state where it is left out
  --only              a regular expression: replays only interactions whose description fits
  --provider-version  keeps on record what was found with this version, for contracts-can-deploy
  --results           folder of the records; results where it is left out
  --json              writes what was found to this file, for machines
  --verbose           prints, below the table, everything that Pact says of each interaction
  --pact              the contract; that of this package where it is left out

Ends with 0: every interaction is kept · 1: one is not · 2: no verdict, the last line says why.`,
};

const RUN_BYTES = 6;

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * @param {string} file
 * @param {unknown} content
 */
const writeJson = (file, content) => {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

/**
 * Keeps what was found, for `check/can-deploy.mjs`: a part beside the whole, in whose place it must not stand.
 * @param {string} folder
 * @param {VerificationResult} result
 */
const keep = (folder, result) =>
  writeJson(path.join(folder, `${encodeURIComponent(result.providerVersion)}-${result.contractSha.slice(0, 12)}${result.only === undefined ? '' : '-part'}.json`), result);

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

/**
 * What was found, for machines.
 * @param {readonly Verdict[]} verdicts
 * @param {string | undefined} unable
 */
const findings = (verdicts, unable) => {
  const isKept = verdicts.every(({ reasons }) => reasons.length === 0);
  return {
    verdict: unable === undefined ? (isKept ? 'kept' : 'broken') : 'none',
    ...(unable === undefined ? {} : { because: unable }),
    interactions: verdicts.map(({ description, reasons }) => ({ description, isKept: reasons.length === 0, reasons })),
  };
};

await runCommand(async (words, print) => {
  const { values } = wordsOf(HELP, {
    options: {
      url: { type: 'string' },
      'states-url': { type: 'string' },
      only: { type: 'string' },
      'provider-version': { type: 'string' },
      pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
      results: { type: 'string', default: 'results' },
      json: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  }, words);
  if (values.url === undefined) throw wrongUse(HELP, '--url says which provider is verified.');
  const providerVersion = unlessEmpty('provider-version', values['provider-version']);
  const json = unlessEmpty('json', values.json);
  const url = addressIn('url', values.url);
  const statesUrl = addressIn('states-url', values['states-url'] ?? `${url}/_pact/state`);
  const contractSha = sha256Of(textOf(values.pact));
  const part = patternIn(values.only);
  const run = randomBytes(RUN_BYTES).toString('hex');

  const { verdicts, printed } = await verifyPact({ pact: values.pact, url, statesUrl, run, ...part });
  const failed = verdicts.filter(({ reasons }) => reasons.length > 0).map(({ description }) => description);
  const unable = whyNoVerdict(verdicts, { url, statesUrl });
  const result = { contractSha, date: new Date().toISOString(), passed: verdicts.length - failed.length, failed, ...part };
  if (unable === undefined) print(verdictsTable(verdicts));
  if (values.verbose) print(`\n${printed}`);
  if (json !== undefined) writeJson(json, { ...result, ...(providerVersion === undefined ? {} : { providerVersion }), url, ...findings(verdicts, unable) });
  if (unable !== undefined) throw new WrongUse(unable);
  if (providerVersion !== undefined) keep(values.results, { ...result, providerVersion });
  return failed.length > 0 ? 1 : 0;
});
