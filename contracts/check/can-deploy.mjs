#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { runCommand, textOf, unlessEmpty, wordsOf, WrongUse } from './command.mjs';
import { mayDeploy, readResult } from './deployable.mjs';
import { sha256Of } from './read-operations.mjs';

const USAGE = 'contracts-can-deploy --provider-version <version> [--pact <file>] [--results <folder>]';

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const resultsIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => readResult(textOf(path.join(folder, file)), path.join(folder, file)))
    : [];

await runCommand(() => {
  const { values } = wordsOf(USAGE, {
    options: {
      'provider-version': { type: 'string' },
      pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
      results: { type: 'string', default: 'results' },
    },
  });
  const providerVersion = unlessEmpty('provider-version', values['provider-version']);
  if (providerVersion === undefined) throw new WrongUse(USAGE);
  const { may, because } = mayDeploy({ contractSha: sha256Of(textOf(values.pact)), providerVersion }, resultsIn(values.results));
  console.log(because);
  return may ? 0 : 1;
});
