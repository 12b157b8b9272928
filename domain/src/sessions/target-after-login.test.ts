import { expect, it } from 'vitest';
import { targetAfterLogin } from './target-after-login.ts';

it.each([
  [undefined, '/myaccount/'],
  ['/checkout/shipping/', '/checkout/shipping/'],
  ['/cat/10?p=2', '/cat/10/?p=2'],
  ['//evil.example/', '/myaccount/'],
  ['https://evil.example/', '/myaccount/'],
  ['/logout/', '/myaccount/'],
  ['/logout#top', '/myaccount/'],
  ['/x/../logout/', '/myaccount/'],
  ['/%2e%2e/logout/', '/myaccount/'],
  ['/x/%2E./logout', '/myaccount/'],
  ['/login?origin=/login/', '/myaccount/'],
  ['/login?origin=/cat/10/', '/myaccount/'],
  ['/hilfe/login/', '/hilfe/login/'],
])('a login that was required at %j leads to %s', (origin, target) => {
  expect(targetAfterLogin(origin)).toBe(target);
});
