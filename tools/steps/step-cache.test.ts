import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { stepCacheIn } from './step-cache.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'step-cache-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('runs a step that has never run', () => {
  expect(stepCacheIn(folder).isUpToDate('build', 'a')).toBe(false);
});

it('skips a step whose inputs have not changed, even in a later run', () => {
  stepCacheIn(path.join(folder, 'deep')).set('build', 'a');
  expect(stepCacheIn(path.join(folder, 'deep')).isUpToDate('build', 'a')).toBe(true);
});

it('runs a step again for other inputs, and remembers only the last ones', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('build', 'a');
  stepCache.set('build', 'b');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});

it('runs an interrupted step again', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('build', 'a');
  stepCache.clear('build');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});

it('caches each step separately', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('install', 'a');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});
