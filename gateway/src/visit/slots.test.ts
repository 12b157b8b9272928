import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { encodeSlot, decodeSlot } from '../cookies/slot-codec.ts';
import { ALL_COOKIES, SLOTS } from './slots.ts';
import { TOASTS } from './toasts.slot.ts';

const DECLARATIONS = globSync('{domain,gateway}/src/**/*.slot.ts', { cwd: new URL('../../../', import.meta.url) });

it('every slot that an area declares ends with the session, or says that it does not', () => {
  const declared = DECLARATIONS.flatMap((file) => {
    const source = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
    return [...source.matchAll(/: Slot<[\s\S]*?name: '(?<name>\w+)'/gu)].map((match) => match.groups?.['name']);
  });
  expect(declared.length).toBeGreaterThan(0);
  expect(SLOTS.map(({ name }) => name).toSorted()).toEqual(declared.toSorted());
});

it('no two cookies have the same name', () => {
  const names = ALL_COOKIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('what another release wrote is nothing', () => {
  const toasts = [{ kind: 'info', messageKey: 'first' }] as const;
  const written = encodeSlot(TOASTS, toasts);
  expect([decodeSlot(TOASTS, written), decodeSlot({ ...TOASTS, version: TOASTS.version + 1 }, written)]).toEqual([
    toasts,
    undefined,
  ]);
});

it.each([undefined, '', 'invented', 'e30'])('what nobody encoded is nothing: %j', (text) => {
  expect(decodeSlot(TOASTS, text)).toBeUndefined();
});
