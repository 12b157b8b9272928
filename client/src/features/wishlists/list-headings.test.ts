import { headingsOf } from '@shop/domain/wishlists/list-document';
import { expect, it } from 'vitest';

import de from '../../locales/de/wishlists.json' with { type: 'json' };
import en from '../../locales/en/wishlists.json' with { type: 'json' };

it.each([
  ['article', 'column.article'],
  ['quantity', 'column.quantity'],
  ['needed', 'column.needed'],
  ['total', 'column.total'],
] as const)('the column %s is called on the page as on paper and in files', (column, key) => {
  expect([de[key], en[key]]).toEqual(headingsOf(column));
});
