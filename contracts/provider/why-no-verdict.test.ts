import { expect, it } from 'vitest';

import { whyNoVerdict } from './why-no-verdict.mjs';

const ADDRESSES = { url: 'http://shop.test', statesUrl: 'http://shop.test/states' };
const NOBODY = { description: 'a', reasons: ['error sending request for url (http://shop.test/graphql)'] };
const NO_STATE = { description: 'b', reasons: ['One or more of the setup state change handlers has failed'] };
const KEPT = { description: 'c', reasons: [] };

it.each([
  ['nobody answers', [NOBODY, NOBODY], '--url'],
  ['no state can be brought about', [NO_STATE, NO_STATE], 'http://shop.test/states'],
  ['the contract has no such part', [], '--only'],
])('has no verdict where %s, and says what to mend', (_what, verdicts, mending) => {
  expect(whyNoVerdict(verdicts, ADDRESSES)).toContain(mending);
});

it('has a verdict where anything was answered', () => {
  for (const verdicts of [[KEPT], [NOBODY, KEPT], [NO_STATE, KEPT], [{ description: 'd', reasons: ['expected 200 but was 404'] }]]) {
    expect(whyNoVerdict(verdicts, ADDRESSES)).toBeUndefined();
  }
});
