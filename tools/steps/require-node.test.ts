import { expect, it } from 'vitest';

import { canBootstrap } from './require-node.mjs';

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['26.10.0', true],
])('starts with Node %s: %s', (version, expected) => {
  expect(canBootstrap(version)).toBe(expected);
});
