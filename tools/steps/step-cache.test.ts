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

it('does a step that was never done', () => {
  expect(stepCacheIn(folder).isUpToDate('build', 'a')).toBe(false);
});

it('does nothing again while nothing changed, in a later run either', () => {
  stepCacheIn(path.join(folder, 'deep')).set('build', 'a');
  expect(stepCacheIn(path.join(folder, 'deep')).isUpToDate('build', 'a')).toBe(true);
});

it('does a step again for other inputs, and knows only the last', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('build', 'a');
  stepCache.set('build', 'b');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});

it('does again what was broken off', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('build', 'a');
  stepCache.clear('build');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});

it('keeps steps apart', () => {
  const stepCache = stepCacheIn(folder);
  stepCache.set('install', 'a');
  expect(stepCache.isUpToDate('build', 'a')).toBe(false);
});
