import { WISHLIST } from '@shop/domain/shared/paths';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import type { OpenList } from './list-rows.ts';
import type { DialogRequest } from './list-page-context.ts';

const WITH_URL = ['new', 'describe', 'share', 'delete', 'leave', 'comments', 'options'] as const;
type WithUrl = Extract<DialogRequest, { readonly open: (typeof WITH_URL)[number] }>;

/** Where a dialog is a part of the page, before scripts run. */
export const dialogHref = (listId: string, { open, ...about }: WithUrl): string => {
  const entry = 'entryId' in about && about.entryId !== undefined ? { entry: about.entryId } : {};
  return `${WISHLIST}?${new URLSearchParams({ list: listId, open, ...entry })}`;
};

/** The part of the page that a URL opens, if the list has what it is about. */
export const requestIn = (
  { open, entry: entryId }: SearchValues,
  list: Pick<OpenList, 'entries'> | undefined,
): WithUrl | undefined => {
  const known = WITH_URL.find((name) => name === open);
  if (known === undefined || (list === undefined && known !== 'new')) return undefined;
  const hasEntry = list?.entries.some(({ externalId }) => externalId === entryId) === true;
  if (known === 'options') return hasEntry && entryId !== undefined ? { open: known, entryId } : undefined;
  if (known === 'comments') return { open: known, ...(hasEntry && entryId !== undefined ? { entryId } : {}) };
  return { open: known };
};
