import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { fingerprintOf } from './fingerprint.mjs';

let base = '';

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
  writeFileSync(path.join(base, file), content);
};

const fingerprint = (): string => fingerprintOf(base, ['client', 'pnpm-lock.yaml']);

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  write('client/src/page.tsx', 'one');
  write('pnpm-lock.yaml', 'lock');
});

afterEach(() => {
  rmSync(base, { recursive: true });
});

it('stays the same when only the times of a file change, as in a fresh clone', () => {
  const before = fingerprint();
  utimesSync(path.join(base, 'client/src/page.tsx'), 1, 1);
  expect(fingerprint()).toBe(before);
});

it.each([
  ['a file changes', 'client/src/page.tsx', 'two'],
  ['a file is added', 'client/src/other.tsx', ''],
  ['the lockfile changes', 'pnpm-lock.yaml', 'other'],
])('changes when %s', (_, file, content) => {
  const before = fingerprint();
  write(file, content);
  expect(fingerprint()).not.toBe(before);
});

it('changes when content moves from one file to another', () => {
  write('client/src/a.ts', 'xy');
  write('client/src/b.ts', '');
  const before = fingerprint();
  write('client/src/a.ts', 'x');
  write('client/src/b.ts', 'y');
  expect(fingerprint()).not.toBe(before);
});

it.each([
  'client/dist/main.js',
  'client/node_modules/react/package.json',
  'client/src/page.test.tsx',
  'client/.cache/x',
  'client/README.md',
])('ignores %s, which no build reads', (file) => {
  const before = fingerprint();
  write(file, 'new');
  expect(fingerprint()).toBe(before);
});

it('treats a missing folder as empty', () => {
  expect(fingerprintOf(base, ['gateway'])).toBe(fingerprintOf(base, []));
});
