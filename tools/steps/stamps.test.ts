import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { stampsIn } from './stamps.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('does a step that was never done', () => {
  expect(stampsIn(folder).isFresh('build', 'a')).toBe(false);
});

it('does nothing again while nothing changed, in a later run either', () => {
  stampsIn(path.join(folder, 'deep')).set('build', 'a');
  expect(stampsIn(path.join(folder, 'deep')).isFresh('build', 'a')).toBe(true);
});

it('does a step again for other inputs, and knows only the last', () => {
  const stamps = stampsIn(folder);
  stamps.set('build', 'a');
  stamps.set('build', 'b');
  expect(stamps.isFresh('build', 'a')).toBe(false);
});

it('does again what was broken off', () => {
  const stamps = stampsIn(folder);
  stamps.set('build', 'a');
  stamps.clear('build');
  expect(stamps.isFresh('build', 'a')).toBe(false);
});

it('keeps steps apart', () => {
  const stamps = stampsIn(folder);
  stamps.set('install', 'a');
  expect(stamps.isFresh('build', 'a')).toBe(false);
});
