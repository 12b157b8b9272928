import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { textOf, unlessEmpty, parseArguments, usageError } from './command.mjs';
import { mayDeploy, readResult } from './deployable.mjs';
import { sha256Of } from './read-operations.mjs';

const HELP = {
  usage: 'contracts-can-deploy --provider-version <version> [--pact <file>] [--results <folder>]',
  details: `Reports whether a version of the provider may go live: only if it passed the newest verification of this very contract.

  --provider-version  the version that was passed to contracts-verify
  --pact              the contract; default: the one in this package
  --results           folder of the results that contracts-verify saved; default results

Exit code 0: may go live · 1: may not, and why · 2: no result, the last line says why.`,
};

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const resultsIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => readResult(textOf(path.join(folder, file)), path.join(folder, file)))
    : [];

/** @type {import('./command.mjs').Command} */
export const reportCanDeploy = (args, print) => {
  const options = /** @type {const} */ ({
    'provider-version': { type: 'string' },
    pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
    results: { type: 'string', default: 'results' },
  });
  const { values } = parseArguments(HELP, { options }, args);
  const providerVersion = unlessEmpty('provider-version', values['provider-version']);
  if (providerVersion === undefined)
    throw usageError(HELP, '--provider-version is missing: it names the version to go live.');
  const results = resultsIn(values.results);
  const { may, because } = mayDeploy({ contractSha: sha256Of(textOf(values.pact)), providerVersion }, results);
  print(may || results.length > 0 ? because : `${because} There are no results in ${path.resolve(values.results)}.`);
  return may ? 0 : 1;
};
