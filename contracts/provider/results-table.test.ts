import { expect, it } from 'vitest';

import { resultsTable } from './results-table.mjs';

it('has a line for each interaction, failed ones last, each with its reasons below', () => {
  const table = resultsTable([
    { description: 'b', reasons: ['$.data.b: Expected null'] },
    { description: 'c', reasons: [] },
    { description: 'a', reasons: [] },
  ]);
  expect(table.split('\n')).toEqual(['OK      a', 'OK      c', 'FAILED  b', '          $.data.b: Expected null', '', '2 passed, 1 failed']);
});

it('shows a reason once that occurs in many entries of a list', () => {
  const met = [0, 1, 27].map((at) => `$.data.nodes[${at}].children[2]: Actual map is missing the following keys: name`);
  const table = resultsTable([{ description: 'a', reasons: [...met, '$.data.total: Expected 3 [2] to be a string'] }]);
  expect(table.split('\n').slice(1, 3)).toEqual([
    '          $.data.nodes[*].children[*]: Actual map is missing the following keys: name (3 times)',
    '          $.data.total: Expected 3 [2] to be a string',
  ]);
});

it('names the place of a reason that occurs once', () => {
  expect(resultsTable([{ description: 'a', reasons: ['$[1]: missing'] }])).toContain('$[1]: missing');
});
