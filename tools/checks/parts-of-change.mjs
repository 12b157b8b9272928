import { apiChanges } from './api-changes.mjs';
import { lintOf } from './lint.mjs';
import { architecture, format, styles, unused, versions } from './parts.mjs';
import { concernsRequirements, requirements } from './requirements.mjs';
import { typeParts } from './types.mjs';

/** @typedef {import('./part.mjs').Part} Part */

/** Folders whose types can break with those of another one, because they import it. */
const IMPORTED_BY = new Map([
  ['domain', ['fakes', 'gateway', 'client', 'contracts', 'e2e', 'e2e/acceptance']],
  ['fakes', ['gateway', 'contracts', 'e2e', 'e2e/acceptance']],
  ['gateway', ['contracts', 'e2e', 'e2e/acceptance']],
  ['client', ['e2e/acceptance']],
]);

/** Files of the root that every package depends on. */
const OF_EVERY_PACKAGE =
  /^(?:package\.json|pnpm-[\w-]+\.yaml|tsconfig\.base\.json|eslint\.config\.js|\.dependency-cruiser\.cjs)$/u;

const SOURCE = /\.(?:[cm]?[jt]sx?|json|graphql)$/u;

/** @param {string} file */
const folderOf = (file) => (file.startsWith('e2e/acceptance/') ? 'e2e/acceptance' : (file.split('/')[0] ?? ''));

/**
 * The folders with changed sources, and those whose types can break with them; undefined if that is all of them.
 * @param {readonly string[]} files changed files
 * @returns {{ readonly changed: readonly string[], readonly checked: readonly string[] } | undefined}
 */
export const foldersOfChange = (files) => {
  if (files.some((file) => OF_EVERY_PACKAGE.test(file))) return undefined;
  const changed = [...new Set(files.filter((file) => file.includes('/') && SOURCE.test(file)).map(folderOf))];
  return { changed, checked: [...new Set(changed.flatMap((folder) => [folder, ...(IMPORTED_BY.get(folder) ?? [])]))] };
};

/**
 * The parts of the check that a change can break. Those that build or read everything are left to the whole check.
 * @param {readonly string[]} files changed files
 * @returns {readonly Part[]}
 */
export const partsOfChange = (files) => {
  const folders = foldersOfChange(files);
  const hasSources = folders === undefined || folders.changed.length > 0;
  return [
    ...(hasSources ? [lintOf(folders?.changed), architecture, unused] : []),
    ...typeParts(folders?.checked),
    format,
    ...(files.includes('gateway/schema.graphql') ? [apiChanges] : []),
    ...(files.some((file) => file.endsWith('.css')) ? [styles] : []),
    ...(files.some((file) => file.endsWith('package.json') || file.endsWith('.yaml')) ? [versions] : []),
    ...(files.some(concernsRequirements) ? [requirements] : []),
  ];
};
