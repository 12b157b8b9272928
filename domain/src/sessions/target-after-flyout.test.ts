import { expect, it } from 'vitest';
import { targetAfterFlyout } from './target-after-flyout.ts';

it.each([
  ['on any page stays there', { path: '/cat/10/?p=2' }, undefined],
  ['on the login page leads to the account', { path: '/login/' }, '/myaccount/'],
  [
    'on the login page leads to the page that it is to return to',
    { path: '/login/?origin=x', origin: '/checkout/shipping/' },
    '/checkout/shipping/',
  ],
  [
    'on any page leads to the page that required a login',
    { path: '/', stored: '/myaccount/orders/?p=2' },
    '/myaccount/orders/?p=2',
  ],
  ['on the login page leads to the page that required a login', { path: '/login', stored: '/cat/10' }, '/cat/10/'],
  ['never leads outside the shop', { path: '/', stored: 'https://evil.example/' }, undefined],
  ['never leads in a circle', { path: '/', stored: '/login/?origin=/login/' }, '/myaccount/'],
] as const)('a login %s (AUTH-17)', (_what, place, target) => {
  expect(targetAfterFlyout(place)).toBe(target);
});
