import { expect, it } from 'vitest';

import { type Requirements, idsNamedBy, readCode, readPage, testIndexOf } from './requirement-pages.mjs';
import { requirementsOutcome } from './requirements.mjs';

const gates = readPage(
  'gates.md',
  '# Gates (GATE)\nWho may open a page.\n\n- **GATE-01** (A2, A6) Sends to the login.\n- **GATE-02** (A2) Goes home.\n',
);
const bags = readPage('bags.md', '# Bags (BAG)\n\n- **BAG-01** (A4) A bag is empty.\n');
const everyRow = { file: 'domain/src/every.test.ts', ids: ['BAG-01', 'GATE-01', 'GATE-02'] };

/** Apart from the sections, so that the check does not take them for those of this file. */
const SPECIFICATION = 'specification';

const outcomeOf = (requirements: Partial<Requirements>) =>
  requirementsOutcome({ pages: [bags, gates], tests: [everyRow], code: [], ...requirements });

it('passes when tests name every row and nothing else', () => {
  expect(outcomeOf({})).toEqual({ code: 0, output: '' });
});

it('passes with a note about the rows that no test names', () => {
  expect(outcomeOf({ tests: [{ file: 'domain/src/cart.test.ts', ids: ['BAG-01'] }] })).toEqual({
    code: 0,
    output: '',
    note: 'no test names 2 of 3: GATE-01, 02',
  });
});

it('shortens numbers in a row', () => {
  const ids = ['BAG-02', 'BAG-03', 'BAG-04', 'BAG-07', 'BAG-09', 'BAG-10', 'GATE-01'];
  const rows = ids.map((id) => `- **${id}** (A4) A bag.`).join('\n');
  expect(outcomeOf({ pages: [readPage('bags.md', `# Bags (BAG)\n\n${rows}\n`)], tests: [] }).note).toBe(
    'no test names 7 of 7: BAG-02 to 04, 07, 09, 10; GATE-01',
  );
});

it('fails for an id that no page has, and says which page could take it', () => {
  expect(outcomeOf({ tests: [everyRow, { file: 'e2e/journeys/menu.spec.ts', ids: ['GATE-03'] }] })).toEqual({
    code: 1,
    output:
      'e2e/journeys/menu.spec.ts: no page has GATE-03. Correct the id, or add its row to docs/requirements/gates.md.\n',
  });
});

it('fails for an id of an area that no page has', () => {
  expect(outcomeOf({ tests: [everyRow, { file: 'e2e/journeys/menu.spec.ts', ids: ['GATES-01'] }] })).toEqual({
    code: 1,
    output: expect.stringContaining('no page has GATES-01'),
  });
});

it('fails for an id of a comment that no page has', () => {
  expect(outcomeOf({ code: [{ file: 'domain/src/bag.ts', ids: ['BAG-01', 'BAG-02'], sections: [] }] })).toEqual({
    code: 1,
    output: 'domain/src/bag.ts: no page has BAG-02. Correct the id, or add its row to docs/requirements/bags.md.\n',
  });
});

it('fails for a section that nobody can look up, and says what to name instead', () => {
  const section = `${SPECIFICATION} A4`;
  expect(outcomeOf({ code: [{ file: 'domain/src/bag.ts', ids: [], sections: [section] }] })).toEqual({
    code: 1,
    output: `domain/src/bag.ts: a reader cannot look up "${section}". Name the row of docs/requirements that says it, or nothing if none does.\n`,
  });
});

it('fails for an id that two rows have', () => {
  const copied = readPage('account.md', '# Account (DESK)\n\n- **BAG-01** (A4) A bag is empty.\n');
  expect(outcomeOf({ pages: [copied, bags, gates] })).toEqual({
    code: 1,
    output: expect.stringContaining('docs/requirements/account.md, docs/requirements/bags.md: BAG-01 stands twice.'),
  });
});

it.each([
  '- GATE-03 (A2) Goes home.',
  '- **GATE-3** (A2) Goes home.',
  '- **GATE-03** Goes home.',
  '- **GATE-03** (A2)',
])('fails for a row that nobody could name: %s', (row) => {
  expect(outcomeOf({ pages: [bags, gates, readPage('more.md', `# More\n${row}\n`)] })).toEqual({
    code: 1,
    output: expect.stringContaining(row),
  });
});

const AREAS = new Set(['GATE', 'BAG']);

/** Built, so that the check does not take them for titles of this file. */
const titled = (ids: string): string => `it('goes home (${ids})', () => {`;

it.each([
  [titled('GATE-06'), ['GATE-06']],
  [titled('GATE-06, BAG-01'), ['BAG-01', 'GATE-06']],
  ["  { path: LOGIN, ids: 'GATE-02' },", ['GATE-02']],
  [titled('GATE-6'), ['GATE-6']],
  [titled('GATES-06'), ['GATES-06']],
  [titled('GATE-06').replace('it(', 'it.skip('), []],
  ["it.todo('goes home: GATE-06');", []],
  ["const postcode = 'CHE-999';", []],
  [`// ${titled('GATE-06')}`, []],
  [`it('waits', () => { ${'//'} As long as GATE-06 says.`, []],
])('finds the ids of titles in %j', (line, ids) => {
  expect(idsNamedBy(line, AREAS)).toEqual(ids);
});

it.each([
  [['/** Goes home (', 'GATE-06).', ' */'], ['GATE-06']],
  [
    [' * Goes home (', 'GATE-06, BAG-01).'],
    ['BAG-01', 'GATE-06'],
  ],
  [
    ['const home = 1; // Goes home by ', 'GATE-02 to GATE-04.'],
    ['GATE-02', 'GATE-04'],
  ],
  [['{/* Goes home (', 'GATE-6). */}'], ['GATE-6']],
  [['# Goes home (', 'GATES-06).'], ['GATES-06']],
  [['/** Texts (', 'UTF-8) and keys (SHA-256). */'], []],
  [["const title = 'Goes home (", "GATE-06)';"], []],
])('finds the ids of comments in %j', (parts, ids) => {
  expect(readCode('domain/src/gate.ts', parts.join(''), AREAS).ids).toEqual(ids);
});

it.each([
  ['domain/src/gate.ts', `/** Goes home (${SPECIFICATION} A2, B4). */`, [`${SPECIFICATION} A2`]],
  ['client/src/gate.css', `/* ${SPECIFICATION}'s A2 */`, [`${SPECIFICATION}'s A2`]],
  ['domain/src/gate.ts', `/** The ${SPECIFICATION} (A2) says so. */`, [`${SPECIFICATION} (A2`]],
  ['domain/src/gate.test.ts', `it('goes home (${SPECIFICATION} A2)', () => {`, [`${SPECIFICATION} A2`]],
  ['gateway/src/gate.types.ts', `@ObjectType({ description: 'A gate (${SPECIFICATION} A2).' })`, []],
  ['domain/src/gate.ts', `/** The ${SPECIFICATION} is silent. */`, []],
])('finds the sections in %s: %s', (file, line, sections) => {
  expect(readCode(file, line, AREAS).sections).toEqual(sections);
});

it('lists the test files of each requirement by area', () => {
  const tests = [
    { file: 'domain/src/cart.test.ts', ids: ['BAG-01'] },
    { file: 'e2e/journeys/cart.spec.ts', ids: ['BAG-01', 'GATE-02'] },
  ];
  expect(
    testIndexOf({ pages: [bags, gates], tests })
      .split('\n')
      .slice(3),
  ).toEqual([
    '## [Bags (BAG)](bags.md)',
    '- **BAG-01**',
    '  - [domain/src/cart.test.ts](../../domain/src/cart.test.ts)',
    '  - [e2e/journeys/cart.spec.ts](../../e2e/journeys/cart.spec.ts)',
    '',
    '## [Gates (GATE)](gates.md)',
    '- **GATE-01**: no test names it',
    '- **GATE-02**',
    '  - [e2e/journeys/cart.spec.ts](../../e2e/journeys/cart.spec.ts)',
    '',
  ]);
});
