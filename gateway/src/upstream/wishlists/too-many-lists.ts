import { refused } from '@shop/domain/shared/result';
import type { RefusalTable } from '../shared/read-mutation-result.ts';

export interface TooManyLists {
  readonly because: 'too-many-lists';
}

export const TOO_MANY_LISTS: RefusalTable<TooManyLists> = { TOO_MANY_LISTS: () => ({ because: 'too-many-lists' }) };

/** Nobody has further lists without an account. */
export const NO_CUSTOMER = { 'ids-unknown': refused<TooManyLists>({ because: 'too-many-lists' }) } as const;
