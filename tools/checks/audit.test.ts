import { expect, it } from 'vitest';

import { auditOutcome } from './audit.mjs';

it('passes when no package has a known vulnerability', () => {
  expect(auditOutcome({ code: 0, output: 'No known vulnerabilities found' })).toEqual({
    code: 0,
    output: 'No known vulnerabilities found',
  });
});

it('fails when a package has a known vulnerability, and shows which', () => {
  const output = 'high  Prototype pollution in parsing\n1 vulnerabilities found\nSeverity: 1 high';
  expect(auditOutcome({ code: 1, output })).toEqual({ code: 1, output });
});

it.each([
  'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405',
  'npm error code ENOTFOUND\nnpm error network request failed',
  'FetchError: request failed, reason: connect ECONNREFUSED',
])('says that nothing was audited when the registry does not respond: %j', (output) => {
  expect(auditOutcome({ code: 1, output })).toMatchObject({
    code: 0,
    note: expect.stringContaining('nothing was audited'),
  });
});
