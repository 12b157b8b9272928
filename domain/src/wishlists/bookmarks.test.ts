import { describe, expect, it } from 'vitest';
import { type BookmarkList, bookmarkPress, changeableLists, isBookmarked } from './bookmarks.ts';

const aList = (overrides: Partial<BookmarkList> = {}): BookmarkList => ({
  externalId: 'merkzettel',
  name: 'Merkzettel',
  isDefault: true,
  isStandardList: true,
  level: 'creator',
  entries: [],
  ...overrides,
});

const entry = (productId: string) => ({ externalId: `entry-of-${productId}`, productId });
const EMPTY = aList();
const HOLDING = aList({ entries: [entry('heft')] });
const FURTHER = aList({ externalId: 'klasse', name: 'Klasse 3b', isDefault: false, isStandardList: false });
const FURTHER_HOLDING = { ...FURTHER, entries: [entry('stift'), entry('heft')] };
const READ_ONLY = { ...FURTHER_HOLDING, externalId: 'fremd', level: 'commentator' } as const;

describe('a bookmark', () => {
  it.each([
    ['no list holds the product', [EMPTY, FURTHER], false],
    ['one of several lists holds it', [EMPTY, FURTHER_HOLDING], true],
    ['only a list that the shopper may not change holds it', [EMPTY, READ_ONLY], false],
  ] as const)('if %s, is pressed: %s', (_when, lists, isPressed) => {
    expect(isBookmarked(lists, 'heft')).toBe(isPressed);
  });

  it('changes lists of which the shopper is an editor or more', () => {
    const levels = ['viewer', 'commentator', 'editor', 'admin', 'creator'] as const;
    const lists = levels.map((level) => aList({ level }));
    expect(changeableLists(lists).map(({ level }) => level)).toEqual(['editor', 'admin', 'creator']);
  });
});

describe('the press of a bookmark', () => {
  const on = { productId: 'heft', isOn: true, canChoose: true };
  const off = { productId: 'heft', isOn: false, canChoose: true };
  const withoutScripts = { canChoose: false } as const;

  it.each([
    ['adds to the only list', [EMPTY], on, 'customer', { do: 'add', to: EMPTY }],
    ['adds to a visitor’s Merkzettel', [EMPTY], on, 'logged-out', { do: 'add', to: EMPTY }],
    ['lets a customer with several lists choose (WISH-03)', [EMPTY, FURTHER], on, 'customer', { do: 'choose' }],
    ['lets them choose where the product is to stay (WISH-03)', [HOLDING, FURTHER], off, 'customer', { do: 'choose' }],
    [
      'adds to the current list of a visitor with several',
      [EMPTY, FURTHER],
      on,
      'logged-out',
      { do: 'add', to: EMPTY },
    ],
    ['adds to the current list of a guest with several', [EMPTY, FURTHER], on, 'guest', { do: 'add', to: EMPTY }],
    ['does not count lists that may only be read', [EMPTY, READ_ONLY], on, 'customer', { do: 'add', to: EMPTY }],
    ['changes nothing if it is on a list already', [HOLDING], on, 'customer', { do: 'nothing' }],
    [
      'removes from the one list of a visitor that holds it',
      [EMPTY, FURTHER_HOLDING],
      off,
      'logged-out',
      { do: 'remove', from: [FURTHER_HOLDING] },
    ],
    ['lets a visitor choose from which of several', [HOLDING, FURTHER_HOLDING], off, 'logged-out', { do: 'choose' }],
    ['removes nothing from a list that may only be read', [EMPTY, READ_ONLY], off, 'customer', { do: 'nothing' }],
    ['removes nothing that is not there', [EMPTY], off, 'logged-out', { do: 'nothing' }],
    [
      'adds to the current of several lists where nobody can choose',
      [EMPTY, FURTHER],
      { ...on, ...withoutScripts },
      'customer',
      { do: 'add', to: EMPTY },
    ],
    [
      'removes from all lists where nobody can choose',
      [HOLDING, FURTHER_HOLDING],
      { ...off, ...withoutScripts },
      'customer',
      { do: 'remove', from: [HOLDING, FURTHER_HOLDING] },
    ],
  ] as const)('%s', (_what, lists, wanted, loginState, press) => {
    expect(bookmarkPress(lists, wanted, loginState)).toEqual(press);
  });

  it('adds to the list that the shopper chose for bookmarks', () => {
    const lists = [aList({ isStandardList: false }), { ...FURTHER, isStandardList: true }];
    expect(bookmarkPress(lists, on, 'logged-out')).toEqual({ do: 'add', to: lists[1] });
  });

  it('adds to the first list that may be changed if the chosen one may not', () => {
    const lists = [aList({ isStandardList: false }), { ...READ_ONLY, isStandardList: true, entries: [] }];
    expect(bookmarkPress(lists, on, 'logged-out')).toEqual({ do: 'add', to: lists[0] });
  });

  it('has nothing to add to without a list', () => {
    expect(bookmarkPress([], on, 'logged-out')).toEqual({ do: 'nothing' });
  });
});
