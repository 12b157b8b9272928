import { describe, expect, it } from 'vitest';

import { changeMessages, memberChanged, placeMessages, restoreMessages, transferMessages } from './change-messages.ts';
import type { WishlistChangeKind } from './wishlist-change.ts';

const list = { name: 'Schulanfang' };
const pencil = { product: { name: 'Bleistift' }, quantity: 5 };
const pad = { name: 'Heft', claimed: 0, bought: 0 };
const NOTHING = { list, entries: [], removed: [], gone: [] };

describe('what a change of a list is said to have done', () => {
  it.each<[WishlistChangeKind, Parameters<typeof changeMessages>[1], string, Readonly<Record<string, string>>]>([
    ['remove-entry', { ...NOTHING, removed: [pad] }, 'shop.wishlist.removed', { name: 'Heft' }],
    [
      'remove-entries',
      { ...NOTHING, removed: [pad, { ...pad, name: 'Block' }] },
      'shop.wishlist.removedSeveral',
      { name: 'Heft', pieces: '2' },
    ],
    [
      'remove-entry',
      { ...NOTHING, removed: [{ ...pad, claimed: 2 }] },
      'shop.wishlist.removedClaimed',
      { name: 'Heft', taken: '2', bought: '0' },
    ],
    [
      'remove-entry',
      { ...NOTHING, removed: [{ ...pad, bought: 1 }] },
      'shop.wishlist.removedClaimed',
      { name: 'Heft', taken: '1', bought: '1' },
    ],
    [
      'remove-entries',
      { ...NOTHING, removed: [pad, { ...pad, claimed: 2 }, { ...pad, claimed: 3, bought: 4 }] },
      'shop.wishlist.removedSeveralClaimed',
      { name: 'Heft', pieces: '3', taken: '9', bought: '4' },
    ],
    ['restore-entry', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.restored', { name: 'Bleistift' }],
    ['change-quantity', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.saved', { name: 'Bleistift' }],
    ['replace-item', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.saved', { name: 'Bleistift' }],
    [
      'replace-item',
      { ...NOTHING, entries: [pencil], gone: ['e2'] },
      'shop.wishlist.together',
      { name: 'Bleistift', pieces: '5' },
    ],
    [
      'replace-item',
      { ...NOTHING, entries: [{ ...pencil, quantity: 9998 }], gone: ['e2'] },
      'shop.wishlist.togetherMost',
      { name: 'Bleistift', pieces: '9998' },
    ],
  ])('%s names the article and the list: %#', (kind, changed, messageKey, values) => {
    expect(changeMessages(kind, changed)).toEqual([
      { kind: 'success', messageKey, values: { list: 'Schulanfang', ...values } },
    ]);
  });

  it('is nothing where nothing was changed', () => {
    expect(changeMessages('remove-entry', NOTHING)).toEqual([]);
  });
});

describe('what several entries that were to be restored are said to be', () => {
  const asked = [
    { externalId: 'e1', name: 'Bleistift' },
    { externalId: 'e2', name: 'Heft' },
    { externalId: 'e3', name: 'Block' },
  ];
  const told = (changed: Partial<Parameters<typeof restoreMessages>[1]>) =>
    restoreMessages(asked, { ...NOTHING, ...changed }).map(({ kind, messageKey, values }) => [
      kind,
      messageKey,
      values,
    ]);

  it('back on the list, by their number, or by the name of the only one', () => {
    expect(told({ entries: [pencil, pencil, pencil] })).toEqual([
      ['success', 'shop.wishlist.restoredSeveral', { list: 'Schulanfang', count: '3', name: 'Bleistift' }],
    ]);
    expect(told({ entries: [pencil] })).toEqual([
      ['success', 'shop.wishlist.restored', { list: 'Schulanfang', name: 'Bleistift' }],
    ]);
  });

  it('left out or gone, by their names', () => {
    expect(told({ entries: [pencil], removed: [pad], gone: ['e3'] })).toEqual([
      ['success', 'shop.wishlist.restored', { list: 'Schulanfang', name: 'Bleistift' }],
      ['warning', 'shop.wishlist.leftOut', { list: 'Schulanfang', count: '1', names: 'Heft' }],
      ['warning', 'shop.wishlist.notRestorable', { list: 'Schulanfang', count: '1', names: 'Block' }],
    ]);
    expect(told({ gone: ['e2', 'e3'] })).toEqual([
      ['warning', 'shop.wishlist.notRestorable', { list: 'Schulanfang', count: '2', names: 'Heft; Block' }],
    ]);
  });
});

describe('what a move of an entry is said to have done', () => {
  const entries = ['Bleistift', 'Heft', 'Block'].map((name) => ({ externalId: name, product: { name } }));
  it.each([
    ['Bleistift', 'shop.wishlist.placedFirst', {}],
    ['Heft', 'shop.wishlist.placed', { place: '2', most: '3' }],
    ['Block', 'shop.wishlist.placedLast', {}],
  ])('says where %s stands now', (name, messageKey, values) => {
    expect(placeMessages(name, { name: 'Schulanfang', entries })).toEqual([
      { kind: 'success', messageKey, values: { name, list: 'Schulanfang', ...values } },
    ]);
  });

  it('is nothing of an entry that is gone by then', () => {
    expect(placeMessages('Etui', { name: 'Schulanfang', entries })).toEqual([]);
  });
});

describe('what became of a member', () => {
  it.each([
    [{ do: 'remove' }, 'shop.wishlist.member.removed'],
    [{ do: 'hand-over' }, 'shop.wishlist.member.owner'],
    [{ do: 'set-level', level: 'commentator' }, 'shop.wishlist.member.commentator'],
    [{ do: 'set-level', level: 'editor' }, 'shop.wishlist.member.editor'],
    [{ do: 'set-level', level: 'admin' }, 'shop.wishlist.member.admin'],
  ] as const)('is told with the name of the person: %o', (change, messageKey) => {
    const values = { list: 'Kollegium 3b', name: 'Nina N.' };
    expect(memberChanged(change, values)).toEqual({ kind: 'success', messageKey, values });
  });
});

describe('what a transfer of entries is said to have done', () => {
  type Transfer = Parameters<typeof transferMessages>;
  const told = (kind: Transfer[0], transfer: Omit<Transfer[1], 'removed'> & Partial<Transfer[1]>) =>
    transferMessages(kind, { removed: [], ...transfer }).map(({ kind, messageKey, values }) => [
      kind,
      messageKey,
      values,
    ]);

  it('names one article, and counts several', () => {
    expect(told('copy-entries', { list: 'Klasse 2a', names: ['Heft'], leftOut: 0 })).toEqual([
      ['success', 'shop.wishlist.copied', { list: 'Klasse 2a', name: 'Heft' }],
    ]);
    expect(told('move-entries', { list: 'Klasse 2a', names: ['Heft'], leftOut: 0 })).toEqual([
      ['success', 'shop.wishlist.moved', { list: 'Klasse 2a', name: 'Heft' }],
    ]);
    expect(told('move-entries', { list: 'Klasse 2a', names: ['Heft', 'Block'], leftOut: 0 })).toEqual([
      ['success', 'shop.wishlist.movedSeveral', { list: 'Klasse 2a', count: '2' }],
    ]);
  });

  it('says of what was claimed that it does not move with the entries', () => {
    const removed = [pad, { claimed: 4, bought: 1 }];
    expect(told('move-entries', { list: 'Klasse 2a', names: ['Heft'], leftOut: 0, removed })).toEqual([
      ['success', 'shop.wishlist.movedClaimed', { list: 'Klasse 2a', name: 'Heft', taken: '5', bought: '1' }],
    ]);
    expect(told('move-entries', { list: 'Klasse 2a', names: ['Heft', 'Block'], leftOut: 0, removed })).toEqual([
      ['success', 'shop.wishlist.movedSeveralClaimed', { list: 'Klasse 2a', count: '2', taken: '5', bought: '1' }],
    ]);
    expect(told('copy-entries', { list: 'Klasse 2a', names: ['Heft'], leftOut: 0, removed })).toEqual([
      ['success', 'shop.wishlist.copied', { list: 'Klasse 2a', name: 'Heft' }],
    ]);
  });

  it('says for how many the list had no room', () => {
    expect(told('copy-entries', { list: 'Klasse 2a', names: ['Heft', 'Block', 'Etui'], leftOut: 2 })).toEqual([
      ['success', 'shop.wishlist.copiedSeveral', { list: 'Klasse 2a', count: '1' }],
      ['warning', 'shop.wishlist.noRoom', { list: 'Klasse 2a', count: '2' }],
    ]);
    expect(told('copy-entries', { list: 'Klasse 2a', names: ['Heft'], leftOut: 1 })).toEqual([
      ['warning', 'shop.wishlist.noRoom', { list: 'Klasse 2a', count: '1' }],
    ]);
  });
});
