import { expect, it } from 'vitest';

import { aList, anEntry } from '../../testing/a-wishlist.ts';
import { requestIn } from './list-links.ts';

const { may } = aList();
const entries = [anEntry()];

it.each([
  ['leave', 'leave'],
  ['describe', 'rename'],
  ['share', 'invite'],
  ['delete', 'delete'],
  ['import', 'edit-entries'],
  ['release', 'release-claims'],
] as const)('a URL opens %s only for those who may %s', (open, right) => {
  const opened = (rights: typeof may) =>
    requestIn({ open, entry: 'e1' }, aList({ entries, may: rights }), undefined)?.open;
  expect(opened([...may, right])).toBe(open);
  expect(opened(may.filter((one) => one !== right))).toBeUndefined();
});

it.each(['new', 'comments', 'options'] as const)('a URL opens %s for whoever sees the list', (open) => {
  expect(requestIn({ open, entry: 'e1' }, aList({ entries, may: ['see'] }), undefined)?.open).toBe(open);
});

it('a posted form opens its part only for those who may still use it', () => {
  const opened = (rights: typeof may) => requestIn({}, aList({ may: rights }), 'wishlist l1')?.open;
  expect(opened(['see', 'rename'])).toBe('describe');
  expect(opened(['see'])).toBeUndefined();
});
