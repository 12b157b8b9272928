import { describe, expect, it } from 'vitest';
import { RIGHTS_ON_LISTS } from '../testing/rights-on-lists.ts';
import {
  flagsOf,
  isAbove,
  levelAfterJoining,
  levelOf,
  may,
  mayMake,
  mayRemove,
  mayWith,
  WISHLIST_ACTIONS,
  WISHLIST_LEVELS,
} from './wishlist-rights.ts';

describe('the rights on a list', () => {
  it.each(WISHLIST_ACTIONS.flatMap((action) => WISHLIST_LEVELS.map((level, column) => ({ action, level, column }))))(
    'are as the table says: $action as $level (WISH-18)',
    ({ action, level, column }) => {
      expect(may(level, action)).toBe(RIGHTS_ON_LISTS[action][column]);
    },
  );

  it('leave the Merkzettel to its owner, whose it always is', () => {
    const own = { level: 'creator', isDefault: true } as const;
    expect(WISHLIST_ACTIONS.filter((action) => mayWith(own, action))).toEqual([
      'see',
      'put-into-cart',
      'copy',
      'claim',
      'comment',
      'set-standard',
      'edit-entries',
      'delete-any-comment',
      'release-claims',
    ]);
    expect(mayWith({ ...own, isDefault: false }, 'delete')).toBe(true);
    expect(mayWith({ level: 'admin', isDefault: false }, 'delete')).toBe(false);
  });

  it.each([
    ['viewer', [false, false, false, false, false]],
    ['commentator', [false, false, false, false, false]],
    ['editor', [false, false, false, false, false]],
    ['admin', [true, true, true, false, false]],
    ['creator', [true, true, true, true, false]],
  ] as const)('let nobody make an equal: %s', (level, made) => {
    expect(WISHLIST_LEVELS.map((other) => mayMake(level, other))).toEqual(made);
  });

  it.each([
    ['viewer', [false, false, false, false]],
    ['commentator', [false, false, false, false]],
    ['editor', [false, false, false, false]],
    ['admin', [true, true, false, false]],
    ['creator', [true, true, true, false]],
  ] as const)('let a level remove those below it: %s', (level, removed) => {
    expect((['commentator', 'editor', 'admin', 'creator'] as const).map((member) => mayRemove(level, member))).toEqual(
      removed,
    );
  });

  it.each([
    [undefined, 'commentator', 'commentator'],
    ['commentator', 'editor', 'editor'],
    ['editor', 'commentator', 'editor'],
    ['admin', 'admin', 'admin'],
    ['creator', 'admin', 'creator'],
  ] as const)('of %s who follows a link for %s are those of %s (WISH-19)', (now, link, then) => {
    expect(levelAfterJoining(now, link)).toBe(then);
  });

  it.each([
    ['commentator', 'editor', 'commentator', 'commentator'],
    ['commentator', 'admin', 'editor', 'editor'],
    ['editor', 'admin', 'admin', 'admin'],
    [undefined, 'editor', 'commentator', 'commentator'],
    [undefined, 'commentator', 'editor', 'commentator'],
    [undefined, 'admin', 'removed', undefined],
    ['commentator', 'admin', 'removed', 'commentator'],
  ] as const)('of %s who follows a link for %s that is older than %s are those of %s', (now, link, set, then) => {
    expect(levelAfterJoining(now, link, set)).toBe(then);
  });

  it('travel as four flags', () => {
    expect(WISHLIST_LEVELS.map((level) => levelOf(flagsOf(level)))).toEqual(WISHLIST_LEVELS);
    expect(Object.values(flagsOf('viewer'))).toEqual([false, false, false, false]);
  });

  it('are those of the highest flag', () => {
    const all = { isCreator: true, isAdmin: true, isEditor: true, isCommentator: true };
    expect([
      levelOf(all),
      levelOf({ ...all, isCreator: false }),
      levelOf({ ...all, isCreator: false, isAdmin: false }),
    ]).toEqual(['creator', 'admin', 'editor']);
  });

  it('compare levels', () => {
    expect([isAbove('editor', 'commentator'), isAbove('editor', 'editor'), isAbove('viewer', 'admin')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
