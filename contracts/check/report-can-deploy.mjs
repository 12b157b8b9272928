import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { textOf, unlessEmpty, parseArguments, usageError } from './command.mjs';
import { mayDeploy, readResult } from './deployable.mjs';
import { sha256Of } from './read-operations.mjs';

const HELP = {
  usage: 'contracts-can-deploy --provider-version <version> [--pact <file>] [--results <folder>]',
  details: `Tells whether a version of the provider may go live: only if the newest verification of this very contract passed with it.

  --provider-version  the version that was given to contracts-verify
  --pact              the contract; that of this package where it is left out
  --results           folder of the records that contracts-verify wrote; results where it is left out

Ends with 0: may go live · 1: may not, and why · 2: no result, the last line says why.`,
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
  if (providerVersion === undefined) throw usageError(HELP, '--provider-version says which version is to go live.');
  const results = resultsIn(values.results);
  const { may, because } = mayDeploy({ contractSha: sha256Of(textOf(values.pact)), providerVersion }, results);
  print(may || results.length > 0 ? because : `${because} There is no record in ${path.resolve(values.results)}.`);
  return may ? 0 : 1;
};
