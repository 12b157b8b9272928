import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { hasScript, runScript } from '../steps/package-script.mjs';
import { inRoot } from '../steps/root.mjs';
import { TEST_INDEX, writeTestIndex } from './requirement-pages.mjs';

/** In this order: the gateway's types come from the documents of the contracts, the client's from the schema and the forms that the gateway prints. */
export const GENERATED_IN = ['contracts', 'gateway', 'client'];

/** The contracts also generate files in the packages that call or fake the upstream, the gateway those with the names of its forms. */
const WRITTEN_INTO = new Map([
  ['contracts', ['contracts', 'docs', 'gateway/src/upstream', 'fakes/src/upstream-server']],
  ['gateway', ['gateway', 'client/src/platform/generated']],
]);

const IS_GENERATED =
  /(?:^|\/)(?:generated\/.+|[^/]+\.gen\.tsx?|schema\.graphql|schema\.lock|operations\.manifest\.json|conformance\.json|fidelity\.md|pacts\/.+\.json)$/;

/** @param {string} folder */
const contentsOf = (folder) => {
  const files = (WRITTEN_INTO.get(folder) ?? [folder]).flatMap((place) =>
    readdirSync(inRoot(place), { recursive: true, encoding: 'utf8', withFileTypes: true }),
  );
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .filter((file) => !/node_modules|\/dist\//.test(file) && IS_GENERATED.test(file))
      .map((file) => [path.relative(inRoot(), file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
};

/**
 * Generates, and reports which committed files differed. They are left as generated.
 * @param {string} folder
 */
const refresh = async (folder) => {
  const before = contentsOf(folder);
  const { code, output } = await runScript(folder, 'generate', { output: 'captured' });
  if (code !== 0) return { code, output };
  const after = contentsOf(folder);
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return { code: stale.length === 0 ? 0 : 1, output: stale.map((file) => `stale: ${file}\n`).join('') };
};

const MEND = 'the files are fresh now: read their difference and commit it';

/** @type {import('./part.mjs').Part} */
const testIndex = {
  name: 'generated requirements',
  mend: MEND,
  run: async () => (writeTestIndex() ? { code: 0, output: '' } : { code: 1, output: `stale: ${TEST_INDEX}\n` }),
};

/** @returns {import('./part.mjs').Part[]} */
export const generatedParts = () => [
  ...GENERATED_IN.filter((folder) => hasScript(folder, 'generate')).map((folder) => ({
    name: `generated ${folder}`,
    mend: MEND,
    run: () => refresh(folder),
  })),
  testIndex,
];
