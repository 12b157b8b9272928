import { expect, it } from 'vitest';
import { resolvePageUrl } from './page-url.ts';

it.each(['/cat/../10/', '/cat/%2e%2e/10/', '/../../etc/passwd', '/%2E%2E/etc/passwd/', '/cat/10/./', '/..'])('an address that leads up is malformed: %s', (address) => {
  expect(resolvePageUrl(address)).toMatchObject({ answer: 'malformed' });
});

it.each(['/...', '/.well-known/change-password/', '/cat/1..2/'])('dots within a name lead nowhere: %s', (address) => {
  expect(resolvePageUrl(address).answer).not.toBe('malformed');
});

it('keeps the query where it leads to the canonical address', () => {
  expect(resolvePageUrl('/cat/10?p=2&x=%zz')).toEqual({ answer: 'redirect', to: '/cat/10/?p=2&x=%zz' });
});
