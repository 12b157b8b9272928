import { expect, it } from 'vitest';

import { writeStored } from '../../platform/session/stored-values.ts';
import { recentSearches } from './recent-searches.ts';

it.each([{ no: 'list' }, 'broken', [1, 2]])('searches that cannot be read are none: %j', (stored) => {
  writeStored('browser', 'recentSearches', stored);
  expect(recentSearches()).toEqual([]);
});
