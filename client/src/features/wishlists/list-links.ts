import { WISHLIST } from '@shop/domain/shared/paths';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import type { ListSort, OpenList } from './list-rows.ts';
import type { DialogRequest } from './list-page-context.ts';

const WITH_URL = ['new', 'describe', 'share', 'delete', 'leave', 'import', 'comments', 'options', 'release'] as const;
type WithUrl = Extract<DialogRequest, { readonly open: (typeof WITH_URL)[number] }>;
type Adding = Extract<DialogRequest, { readonly open: 'add' }>;

/** Where a dialog is a part of the page, before scripts run. */
export const dialogHref = (listId: string, { open, ...about }: WithUrl): string => {
  const entry = 'entryId' in about && about.entryId !== undefined ? { entry: about.entryId } : {};
  return `${WISHLIST}?${new URLSearchParams({ list: listId, open, ...entry })}`;
};

/** The page of a list with all rows at once. */
export const allRowsHref = (listId: string, sort: ListSort): string =>
  `${WISHLIST}?${new URLSearchParams({ list: listId, sort, rows: 'all' })}`;

type Entries = Pick<OpenList, 'externalId' | 'entries'>;

const aboutEntry = (list: Entries, entryId: string | undefined): { readonly entryId?: string } =>
  entryId !== undefined && list.entries.some(({ externalId }) => externalId === entryId) ? { entryId } : {};

/** The part with the form that was posted without scripts, and to which the shop has replied. */
const requestOfEcho = (form: string | undefined, list: Entries): WithUrl | undefined => {
  const [name, about] = form?.split(' ', 2) ?? [];
  if (name === 'new-wishlist') return { open: 'new' };
  if (name === 'comment') {
    const entry = aboutEntry(list, about);
    return about === list.externalId || entry.entryId !== undefined ? { open: 'comments', ...entry } : undefined;
  }
  if (about !== list.externalId) return undefined;
  if (name === 'wishlist') return { open: 'describe' };
  if (name === 'import') return { open: 'import' };
  return name === 'link' || name === 'invite' ? { open: 'share' } : undefined;
};

/** What a URL of `addToListPath` is about. */
const addingIn = ({ source, order = '' }: SearchValues): Adding | undefined => {
  if (source === 'cart' || source === 'saved-lines') return { open: 'add', source: { from: source } };
  return source === 'order' && order !== '' ? { open: 'add', source: { from: source, orderId: order } } : undefined;
};

/** The part of the page that a URL or a posted form opens, if the list has what it is about. */
export const requestIn = (
  search: SearchValues,
  list: Entries,
  echoOf: string | undefined,
): WithUrl | Adding | undefined => {
  const { open, entry: asked } = search;
  if (open === 'add') return addingIn(search);
  const known = WITH_URL.find((name) => name === open);
  if (known === undefined) return requestOfEcho(echoOf, list);
  const entry = aboutEntry(list, asked);
  if (known === 'options' || known === 'release')
    return entry.entryId === undefined ? undefined : { open: known, entryId: entry.entryId };
  return known === 'comments' ? { open: known, ...entry } : { open: known };
};
