import { existsSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

import { inRoot, root } from '../steps/root.mjs';
import { packages } from './packages.js';
import { PLANTED_FAULTS } from './planted-faults.ts';

/** A planted file belongs to no TypeScript project, so the few rules that need types are off. */
const TYPE_AWARE = [
  'switch-exhaustiveness-check',
  'no-floating-promises',
  'no-misused-promises',
  'await-thenable',
  'only-throw-error',
];

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { project: false } },
    rules: Object.fromEntries(TYPE_AWARE.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
  },
});

const rulesBrokenBy = async (file: string, source: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(source, { filePath: inRoot(file) });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
};

it.each(PLANTED_FAULTS)('fault $#: $rule reports it in $file', async ({ rule, file, source }) => {
  expect(await rulesBrokenBy(file, source)).toContain(rule);
});

it.each([
  ['gateway/src/system-clock.ts', 'export const now = () => new Date();'],
  ['fakes/src/upstream-server/system-clock.ts', 'export const now = () => new Date();'],
  ['client/src/platform/releases/reload-guard.ts', 'export const now = () => Date.now();'],
  ['gateway/src/timing/timers.ts', 'export const now = () => performance.now();'],
  ['fakes/src/carts/fault.test.ts', 'export const began = performance.now();'],
  ['gateway/src/carts/fault.ts', 'export const keepAlive = true;'],
  ['client/src/ui/button.tsx', "export { Button } from 'react-aria-components';"],
  ['client/src/platform/store.ts', "export { atom } from 'jotai';"],
  ['gateway/src/carts/carts.resolver.ts', "export { Injectable } from '@nestjs/common';"],
  ['gateway/src/carts/update-cart.action.ts', "export { Mutation } from '@nestjs/graphql';"],
  ['client/src/routes/checkout.basket.tsx', 'export const held = 1;'],
  ['client/src/routes/cat.$id.tsx', 'export const held = 1;'],
  ['client/src/routes/$.tsx', 'export const held = 1;'],
  ['client/src/routes/__root.tsx', 'export const held = 1;'],
  ['client/src/routes/index.tsx', 'export const held = 1;'],
  ['gateway/src/upstream/carts/read-cart.ts', 'export const arrival = 1;'],
  ['fakes/src/goods/departments/desks.ts', 'export const DESKS = 1;'],
  [
    'gateway/src/carts/fault.ts',
    'export const singleFlight = (visitor: string, inFlight: boolean) => ({ visitor, inFlight });',
  ],
  ['domain/src/shared/calendar.ts', 'export const at = (iso: string) => new Date(iso);'],
])('accepts in %s: %s', async (file, source) => {
  expect(await rulesBrokenBy(file, source)).toEqual([]);
});

it('makes exceptions only for files that exist', () => {
  const named = packages.flatMap(({ files }) => files).filter((file) => !/[*{]/u.test(file));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
});
