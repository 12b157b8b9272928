#!/usr/bin/env node
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand, textOf, unlessEmpty, parseArguments, UsageError, usageError } from '../check/command.mjs';
import { sha256Of } from '../check/read-operations.mjs';
import { causesOf } from './causes.mjs';
import { resultsTable } from './results-table.mjs';
import { verifyPact } from './verify-pact.mjs';
import { whyNoResult } from './why-no-result.mjs';

/** @import { VerificationResult } from '../check/deployable.mjs' */
/** @import { InteractionResult } from './verify-pact.mjs' */

const HELP = {
  usage:
    'contracts-verify --url <provider> [--states-url <url>] [--header <name: value>] [--only <description>] [--provider-version <version>] [--json <file>] [--verbose]',
  details: `Replays the storefront's contract against a provider, and prints a line for each interaction.

  --url               the provider
  --graphql-url       where operations are posted; default <url>/graphql
  --token-url         where the token call is posted; default <url>/oauth/token
  --states-url        where provider states are set up; default <url>/_pact/state
  --header            a header that every request gets, such as 'x-environment: test'; may be given several times
  --timeout           seconds after which a response does not come any more; default 10
  --only              a regular expression: replays only the interactions whose description matches
  --provider-version  saves the result for this version, for contracts-can-deploy
  --results           folder of the saved results; default results
  --json              writes the result to this file, for machines
  --verbose           prints, below the table, everything that Pact says about each interaction
  --pact              the contract; default: the one in this package

Exit code 0: every interaction passed · 1: one failed · 2: no result, the last line says why.`,
};

const RUN_BYTES = 6;
const MS_PER_SECOND = 1000;
const MOST_TIMEOUT_MS = 600_000;

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
 * Saves the result for `check/can-deploy.mjs`. The result of a part gets a file of its own: it must not replace the whole.
 * @param {string} folder
 * @param {VerificationResult} result
 */
const saveResult = (folder, result) =>
  writeJson(
    path.join(
      folder,
      `${encodeURIComponent(result.providerVersion)}-${result.contractSha.slice(0, 12)}${result.only === undefined ? '' : '-part'}.json`,
    ),
    result,
  );

/**
 * @param {string} name
 * @param {string} url
 */
const urlIn = (name, url) => {
  if (!/^https?:/iu.test(url) || !URL.canParse(url))
    throw new UsageError(`--${name} must be a URL such as http://localhost:4000, but is ${url}`);
  return url.replace(/\/+$/u, '');
};

/** A header's name, a colon, and its value (RFC 9110, sections 5.1 and 5.5). */
const HEADER = /^(?<name>[\w!#$%&'*+.^`|~-]+):[\t ]*(?<value>[^\r\n]*)$/u;

/** @param {readonly string[]} lines */
const headersIn = (lines) =>
  Object.fromEntries(
    lines.map((line) => {
      const { name, value } = HEADER.exec(line)?.groups ?? {};
      if (name === undefined || value === undefined)
        throw new UsageError(`--header must be a name and a value such as 'x-environment: test', but is ${line}`);
      return [name.toLowerCase(), value.trim()];
    }),
  );

/** @param {string} seconds */
const timeoutIn = (seconds) => {
  const ms = Number(seconds) * MS_PER_SECOND;
  if (!(ms > 0 && ms <= MOST_TIMEOUT_MS))
    throw new UsageError(
      `--timeout must be a number of seconds up to ${MOST_TIMEOUT_MS / MS_PER_SECOND}, but is ${seconds}`,
    );
  return ms;
};

/** @param {string | undefined} only */
const patternIn = (only) => {
  try {
    return only === undefined ? {} : { only: new RegExp(only, 'u').source };
  } catch (failure) {
    throw new UsageError(`--only must be a regular expression. ${failure}`);
  }
};

/**
 * The result, for machines.
 * @param {readonly InteractionResult[]} interactionResults
 * @param {string | undefined} noResult
 */
const reportOf = (interactionResults, noResult) => {
  const hasPassed = interactionResults.every(({ reasons }) => reasons.length === 0);
  return {
    result: noResult === undefined ? (hasPassed ? 'passed' : 'failed') : 'none',
    ...(noResult === undefined ? {} : { because: noResult }),
    causes: causesOf(interactionResults),
    interactions: interactionResults.map(({ description, reasons }) => ({
      description,
      passed: reasons.length === 0,
      reasons,
    })),
  };
};

await runCommand(async (words, print) => {
  const { values } = parseArguments(
    HELP,
    {
      options: {
        url: { type: 'string' },
        'graphql-url': { type: 'string' },
        'token-url': { type: 'string' },
        'states-url': { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        timeout: { type: 'string', default: '10' },
        only: { type: 'string' },
        'provider-version': { type: 'string' },
        pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
        results: { type: 'string', default: 'results' },
        json: { type: 'string' },
        verbose: { type: 'boolean', default: false },
      },
    },
    words,
  );
  if (values.url === undefined) throw usageError(HELP, '--url is missing: it names the provider to verify.');
  const providerVersion = unlessEmpty('provider-version', values['provider-version']);
  const json = unlessEmpty('json', values.json);
  const url = urlIn('url', values.url);
  const provider = {
    graphqlUrl: urlIn('graphql-url', values['graphql-url'] ?? `${url}/graphql`),
    tokenUrl: urlIn('token-url', values['token-url'] ?? `${url}/oauth/token`),
    statesUrl: urlIn('states-url', values['states-url'] ?? `${url}/_pact/state`),
    headers: headersIn(values.header),
  };
  const timeoutMs = timeoutIn(values.timeout);
  const contractSha = sha256Of(textOf(values.pact));
  const part = patternIn(values.only);
  const run = randomBytes(RUN_BYTES).toString('hex');

  const { interactionResults, printed, recorded } = await verifyPact({
    pact: values.pact,
    provider,
    run,
    timeoutMs,
    ...part,
  });
  const failed = interactionResults.filter(({ reasons }) => reasons.length > 0).map(({ description }) => description);
  const noResult = whyNoResult(interactionResults, recorded);
  const result = {
    contractSha,
    date: new Date().toISOString(),
    passed: interactionResults.length - failed.length,
    failed,
    ...part,
  };
  if (noResult === undefined) print(resultsTable(interactionResults));
  if (values.verbose) print(`\n${printed}`);
  if (json !== undefined)
    writeJson(json, {
      ...result,
      ...(providerVersion === undefined ? {} : { providerVersion }),
      url,
      ...reportOf(interactionResults, noResult),
    });
  if (noResult !== undefined) throw new UsageError(noResult);
  if (providerVersion !== undefined) saveResult(values.results, { ...result, providerVersion });
  return failed.length > 0 ? 1 : 0;
});
