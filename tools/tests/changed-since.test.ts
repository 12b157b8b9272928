import { expect, it } from 'vitest';

import { baseOf } from './changed-since.mjs';
import { JOURNEYS, SHOP, touches } from './touches.mjs';

it.each([
  ['where the branch left main', { head: 'c', forkedAt: 'a', before: 'b', isDirty: true }, 'a'],
  [
    'at the last commit, on main with uncommitted changes',
    { head: 'c', forkedAt: 'c', before: 'b', isDirty: true },
    'c',
  ],
  [
    'at the commit before the last one, on main without uncommitted changes',
    { head: 'c', forkedAt: 'c', before: 'b', isDirty: false },
    'b',
  ],
  [
    'at the last commit, if there is no main',
    { head: 'c', forkedAt: undefined, before: undefined, isDirty: true },
    'c',
  ],
])('starts a change %s', (_, state, expected) => {
  expect(baseOf(state)).toBe(expected);
});

it.each([
  ['a rule', 'domain/src/carts/cart.ts', true, false],
  ['a text', 'client/src/locales/de/carts.json', true, false],
  ['a unit test', 'client/src/app/toasts.test.tsx', false, false],
  ['a documentation page', 'docs/decisions/0001-packages.md', false, false],
  ['a journey', 'e2e/journeys/checkout.spec.ts', false, true],
  ['an acceptance test', 'e2e/acceptance/amounts-on-pages.test.ts', false, false],
])('knows whether %s changes the built shop and whether it changes the journeys', (_, file, shop, journeys) => {
  expect([touches([file], SHOP), touches([file], JOURNEYS)]).toEqual([shop, journeys]);
});
