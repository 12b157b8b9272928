import type { RefusalTable } from '../shared/read-mutation-result.ts';

export interface TooManyLists {
  readonly because: 'too-many-lists';
}

export const TOO_MANY_LISTS: RefusalTable<TooManyLists> = { TOO_MANY_LISTS: () => ({ because: 'too-many-lists' }) };
