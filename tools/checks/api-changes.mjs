import { existsSync, readFileSync } from 'node:fs';

import { inRoot } from '../steps/root.mjs';
import { run } from '../steps/run.mjs';
import { baseCommit } from '../tests/changed-since.mjs';

const SCHEMA = 'gateway/schema.graphql';

/** Breaking changes that the pull request accepts, one description in each line (docs/decisions/0085). */
const ACCEPTED = 'gateway/accepted-api-changes.txt';

/** graphql reports a standard scalar as removed when the last field of that type is removed. */
const STANDARD_SCALAR = /^Standard scalar /u;

/**
 * Descriptions of the changes that break a client of the older schema. graphql is imported here, as no package is
 * installed when this file is loaded.
 * @param {string} before
 * @param {string} after
 */
const breakingChanges = async (before, after) => {
  const { buildSchema, findBreakingChanges } = await import('graphql');
  return findBreakingChanges(buildSchema(before), buildSchema(after))
    .map(({ description }) => description)
    .filter((description) => !STANDARD_SCALAR.test(description));
};

/**
 * @param {{ readonly before: string, readonly after: string, readonly accepted: readonly string[] }} schemas
 * @returns {Promise<import('./part.mjs').Outcome>}
 */
export const apiOutcome = async ({ before, after, accepted }) => {
  const changes = before === after ? [] : await breakingChanges(before, after);
  const refused = changes.filter((change) => !accepted.includes(change));
  if (refused.length > 0) return { code: 1, output: refused.map((change) => `breaking: ${change}\n`).join('') };
  return { code: 0, output: '', ...(changes.length > 0 ? { note: `accepted: ${changes.join(' ')}` } : {}) };
};

const acceptedChanges = () =>
  existsSync(inRoot(ACCEPTED)) ? readFileSync(inRoot(ACCEPTED), 'utf8').split('\n').filter(Boolean) : [];

/** @type {import('./part.mjs').Part} */
export const apiChanges = {
  name: 'api changes',
  mend: `add a new field and deprecate the old one; or add these lines to ${ACCEPTED} and name the clients that break in the pull request`,
  run: async () => {
    const base = await baseCommit();
    const { code, output: before } =
      base === undefined
        ? { code: 1, output: '' }
        : await run('git', ['show', `${base}:${SCHEMA}`], { output: 'captured' });
    if (code !== 0)
      return { code: 0, output: '', note: 'nothing was compared: no schema of a base branch is known here' };
    return apiOutcome({ before, after: readFileSync(inRoot(SCHEMA), 'utf8'), accepted: acceptedChanges() });
  },
};
