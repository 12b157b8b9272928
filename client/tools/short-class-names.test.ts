import { expect, it } from 'vitest';

import { shortened, shortNamesOf } from './short-class-names.ts';

const CSS =
  '._7wo4jq_tile{color:red}._7wo4jq_tile:hover ._7wo4jq_name{animation:_7wo4jq_appear 1s}.plain{margin:.5rem}';

it('numbers the names of a style sheet, each the same wherever it is used', () => {
  expect(shortened(CSS, shortNamesOf(CSS))).toBe(
    '._7wo4jq0{color:red}._7wo4jq0:hover ._7wo4jq1{animation:_7wo4jq2 1s}.plain{margin:.5rem}',
  );
});

it('numbers them in scripts as in the sheet, and leaves what the sheet does not have', () => {
  expect(shortened('export default {"name":"_7wo4jq_name","other":"_7wo4jq_other"}', shortNamesOf(CSS))).toBe(
    'export default {"name":"_7wo4jq1","other":"_7wo4jq_other"}',
  );
});
