import { describe, expect, it } from 'vitest';

import type { Texts } from '../goods/goods.ts';
import { DEPARTMENT_WORDS } from './words/department-words.ts';
import { ABOUTS, APOLOGIES, CLOSINGS, NICKNAMES, SHOP_AUTHORS, THANKS, TITLES } from './words/review-words.ts';

const DEPARTMENTS = Object.entries(DEPARTMENT_WORDS).flatMap(([id, { praise, doubt }]) => [
  [`praise ${id}`, praise] as const,
  [`doubt ${id}`, doubt] as const,
]);
const BY_STARS = ([5, 4, 3, 2, 1] as const).flatMap((stars) => [
  [`titles ${stars}`, TITLES[stars]] as const,
  [`closings ${stars}`, CLOSINGS[stars]] as const,
]);
const SENTENCES: readonly (readonly [string, readonly Texts[]])[] = [
  ...DEPARTMENTS,
  ['apologies', APOLOGIES],
  ['thanks', THANKS],
  ...BY_STARS.filter(([name]) => name.startsWith('closings')),
];
const LINES: readonly (readonly [string, readonly Texts[]])[] = [
  ...BY_STARS.filter(([name]) => name.startsWith('titles')),
  ['authors', SHOP_AUTHORS],
  ['abouts', ABOUTS],
];

describe('the words of generated reviews', () => {
  it.each([...SENTENCES, ...LINES])('are several, and each another one in both languages: %s', (_name, texts) => {
    expect(texts.length).toBeGreaterThan(1);
    for (const language of ['de', 'en'] as const)
      expect(new Set(texts.map((text) => text[language])).size).toBe(texts.length);
  });

  it.each(SENTENCES)('are whole sentences: %s', (_name, texts) => {
    expect(texts.flatMap(({ de, en }) => [de, en]).filter((text) => !/^\p{Lu}.{8,}[.!?]$/su.test(text))).toEqual([]);
  });

  it.each(LINES)('are lines without a full stop: %s', (_name, texts) => {
    expect(texts.flatMap(({ de, en }) => [de, en]).filter((text) => !/^\p{Lu}.*[^.!?]$/su.test(text))).toEqual([]);
  });

  it('have a name for each buyer', () => {
    expect(NICKNAMES.length).toBeGreaterThan(10);
    expect(NICKNAMES.filter((name) => name.length < 3)).toEqual([]);
  });
});
