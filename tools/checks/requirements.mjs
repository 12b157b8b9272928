import { PAGES_IN, areaOf, isCodeFile, readRequirements } from './requirement-pages.mjs';

/** @typedef {import('./requirement-pages.mjs').Requirements} Requirements */

/**
 * Whether a change to this file can break what the part proves.
 * @param {string} file from the root
 */
export const concernsRequirements = (file) => isCodeFile(file) || file.startsWith(`${PAGES_IN}/`);

/**
 * Shortens numbers in a row: "02 to 04, 07".
 * @param {readonly string[]} numbers
 */
const shortened = (numbers) => {
  /** @type {string[][]} */
  const runs = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && Number(number) === Number(run.at(-1)) + 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run.join(', '))).join(', ');
};

/**
 * The ids by their areas: "GUARD-06, 07; SHIP-01".
 * @param {readonly string[]} ids
 */
const byArea = (ids) =>
  [...new Set(ids.map(areaOf))]
    .map((area) => {
      const numbers = ids.filter((id) => areaOf(id) === area).map((id) => id.slice(area.length + 1));
      return `${area}-${shortened(numbers)}`;
    })
    .join('; ');

/**
 * @param {Requirements} requirements
 * @returns {import('./part.mjs').Outcome}
 */
export const requirementsOutcome = ({ pages, tests, code }) => {
  const rows = pages.flatMap(({ file, ids }) => ids.map((id) => ({ id, page: `${PAGES_IN}/${file}` })));
  const known = new Set(rows.map(({ id }) => id));
  const named = new Set(tests.flatMap(({ ids }) => ids));

  const pageOf = (/** @type {string} */ id) => rows.find((row) => areaOf(row.id) === areaOf(id))?.page;
  const unknown = [...tests, ...code].flatMap(({ file, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `${file}: no page has ${id}. Correct the id, or add its row to ${pageOf(id) ?? `a page of its area in ${PAGES_IN}`}.`,
      ),
  );
  const unlinked = code.flatMap(({ file, sections }) =>
    sections.map(
      (section) =>
        `${file}: a reader cannot look up "${section}". Name the row of ${PAGES_IN} that says it, or nothing if none does.`,
    ),
  );
  const twice = [...known]
    .map((id) => ({ id, places: rows.filter((row) => row.id === id).map(({ page }) => page) }))
    .filter(({ places }) => places.length > 1)
    .map(
      ({ id, places }) => `${places.join(', ')}: ${id} stands twice. Give one of the two rows the next free number.`,
    );
  const unread = pages.flatMap(({ file, unread: lines }) =>
    lines.map((line) => `${PAGES_IN}/${file}: write a row like "- **GUARD-06** (A4) A sentence.", unlike "${line}"`),
  );

  const wrong = [...unknown, ...unlinked, ...twice, ...unread];
  if (wrong.length > 0) return { code: 1, output: `${wrong.join('\n')}\n` };
  const unnamed = [...known].filter((id) => !named.has(id));
  if (unnamed.length === 0) return { code: 0, output: '' };
  return { code: 0, output: '', note: `no test names ${unnamed.length} of ${known.size}: ${byArea(unnamed)}` };
};

/** @type {import('./part.mjs').Part} */
export const requirements = {
  name: 'requirements',
  mend: `tests and comments name requirements by the ids of ${PAGES_IN}; its README.md says how`,
  run: async () => requirementsOutcome(readRequirements()),
};
