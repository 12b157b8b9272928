import { expect, it } from 'vitest';

import { whyNoResult } from './why-no-result.mjs';

const ADDRESSES = { url: 'http://shop.test', statesUrl: 'http://shop.test/states' };
const NOBODY = { description: 'a', reasons: ['error sending request for url (http://shop.test/graphql)'] };
const NO_STATE = { description: 'b', reasons: ['One or more of the setup state change handlers has failed'] };
const PASSED = { description: 'c', reasons: [] };

it.each([
  ['nobody answers', [NOBODY, NOBODY], '--url'],
  ['no state can be set up', [NO_STATE, NO_STATE], 'http://shop.test/states'],
  ['the contract has no such part', [], '--only'],
])('has no result if %s, and says what to fix', (_what, interactionResults, mending) => {
  expect(whyNoResult(interactionResults, ADDRESSES)).toContain(mending);
});

it('has a result if there was any reply', () => {
  for (const interactionResults of [[PASSED], [NOBODY, PASSED], [NO_STATE, PASSED], [{ description: 'd', reasons: ['expected 200 but was 404'] }]]) {
    expect(whyNoResult(interactionResults, ADDRESSES)).toBeUndefined();
  }
});
