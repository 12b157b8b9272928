#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { mayDeploy, readResult } from './deployable.mjs';
import { sha256Of } from './read-operations.mjs';

const USAGE = 'node check/can-deploy.mjs --provider-version <version> [--pact <file>] [--results <folder>]';

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const { values } = parseArgs({
  options: {
    'provider-version': { type: 'string' },
    pact: { type: 'string', default: at('pacts/shop-gateway-shop-upstream.json') },
    results: { type: 'string', default: 'results' },
  },
});

const resultsIn = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => readResult(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), file))
    : [];

const providerVersion = values['provider-version'];

if (providerVersion === undefined || !existsSync(values.pact)) {
  console.error(providerVersion === undefined ? USAGE : `There is no contract ${values.pact}.`);
  process.exitCode = 2;
} else {
  try {
    const { may, because } = mayDeploy({ contractSha: sha256Of(readFileSync(values.pact)), providerVersion }, resultsIn(values.results));
    console.log(because);
    process.exitCode = may ? 0 : 1;
  } catch (failure) {
    console.error(String(failure));
    process.exitCode = 2;
  }
}
