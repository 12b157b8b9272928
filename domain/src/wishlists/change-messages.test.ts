import { describe, expect, it } from 'vitest';

import { changeMessages } from './change-messages.ts';
import type { WishlistChangeKind } from './wishlist-change.ts';

const list = { name: 'Schulanfang' };
const pencil = { product: { name: 'Bleistift' }, quantity: 5 };
const NOTHING = { list, entries: [], removed: [], gone: [] };

describe('what a change of a list is said to have done', () => {
  it.each<[WishlistChangeKind, Parameters<typeof changeMessages>[1], string, Readonly<Record<string, string>>]>([
    ['remove-entry', { ...NOTHING, removed: [{ name: 'Heft' }] }, 'shop.wishlist.removed', { name: 'Heft' }],
    [
      'remove-entries',
      { ...NOTHING, removed: [{ name: 'Heft' }, { name: 'Block' }] },
      'shop.wishlist.removedSeveral',
      { name: 'Heft', pieces: '2' },
    ],
    ['restore-entry', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.restored', { name: 'Bleistift' }],
    ['change-quantity', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.saved', { name: 'Bleistift' }],
    ['place-entry', { ...NOTHING, entries: [pencil] }, 'shop.wishlist.saved', { name: 'Bleistift' }],
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
