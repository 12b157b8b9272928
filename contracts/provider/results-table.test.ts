import { describe, expect, it } from 'vitest';

import { resultsTable } from './results-table.mjs';

const linesOf = (
  ...results: readonly { readonly description: string; readonly reasons: readonly string[] }[]
): readonly string[] => resultsTable(results).split('\n');
const PAD = '          ';

describe('the table', () => {
  it('has a line for each interaction, failed ones last, and the causes of the failures below', () => {
    expect(
      linesOf(
        { description: 'b', reasons: ['$.data.b: Expected null'] },
        { description: 'c', reasons: [] },
        { description: 'a', reasons: [] },
      ),
    ).toEqual(['OK      a', 'OK      c', 'FAILED  b', '', `${PAD}$.data.b: Expected null`, '', '2 passed, 1 failed']);
  });

  it('names a place once that is the same in many entries of a list', () => {
    const met = [0, 1, 27].map(
      (at) => `$.data.nodes[${at}].children[2]: Actual map is missing the following keys: name`,
    );
    expect(
      linesOf({ description: 'a', reasons: [...met, '$.data.total: Expected 3 (Integer) to be a string'] }).slice(1, 5),
    ).toEqual([
      '',
      `${PAD}$.data.nodes[*].children[*] (3 times): Actual map is missing the following keys: name`,
      '',
      `${PAD}$.data.total: Expected 3 (Integer) to be a string`,
    ]);
  });

  it('says a cause once that many interactions fail by, with the first of them and of its places', () => {
    const results = Array.from({ length: 26 }, (_, at) => ({
      description: `interaction ${String(at).padStart(2, '0')}`,
      reasons: [`$.data.operation${at}.cart.total: Expected '${at},95' (String) to be a number`],
    }));
    expect(linesOf(...results).slice(26)).toEqual([
      '',
      `${PAD}Expected '0,95' (String) to be a number`,
      ...[0, 1, 2].map((at) => `${PAD}    at $.data.operation${at}.cart.total`),
      `${PAD}    … and 23 more`,
      ...['00', '01', '02'].map((at) => `${PAD}    in interaction ${at}`),
      `${PAD}    … and 23 more`,
      '',
      '0 passed, 26 failed',
    ]);
  });

  it('leaves out the middle of a text that shows a whole response', () => {
    const [, , cause = ''] = linesOf({
      description: 'a',
      reasons: [
        `$: Type mismatch: Expected ${JSON.stringify({ data: 'x'.repeat(5000) })} (Object) to be the same type as [${'y'.repeat(5000)}] (Array)`,
      ],
    });
    expect([cause.length < 400, cause]).toEqual([
      true,
      expect.stringMatching(/^ {10}\$: Type mismatch: Expected \{"data":"x+ … y+\] \(Array\)$/u),
    ]);
  });

  it('names the entry of a list if it is the only one', () => {
    expect(linesOf({ description: 'a', reasons: ['$[1].data.nodes[27]: missing'] })).toContain(
      `${PAD}$[1].data.nodes[27]: missing`,
    );
  });

  it('begins with what the provider says', () => {
    const reasons = ['expected 200 but was 400', 'the provider says: Cannot query field "x".'];
    expect(
      linesOf({ description: 'a', reasons }, { description: 'b', reasons: ['expected 200 but was 400'] }).slice(2, 5),
    ).toEqual(['', `${PAD}the provider says: Cannot query field "x".`, `${PAD}    in a`]);
  });

  it('tells causes apart by what was expected, and of which field', () => {
    const table = resultsTable([
      {
        description: 'a',
        reasons: [
          "$.data.a.total: Expected '1' (String) to be a number",
          "$.data.a.tax: Expected '2' (String) to be a number",
        ],
      },
      { description: 'b', reasons: ["$.data.b.total: Expected '3' (String) to be an integer"] },
    ]);
    expect(table.match(/^ +\$/gmu)).toHaveLength(3);
  });
});
