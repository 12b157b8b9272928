import { WISHLIST } from '@shop/domain/shared/paths';
import type { WishlistAction } from '@shop/domain/wishlists/wishlist-rights';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import type { ListSort, OpenList } from './list-rows.ts';
import type { DialogRequest } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';

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

/** What somebody must be allowed to do with a list for a part of its page to be of use to them. */
const NEEDED: Readonly<Partial<Record<WithUrl['open'], WishlistAction>>> = {
  describe: 'rename',
  share: 'invite',
  delete: 'delete',
  leave: 'leave',
  import: 'edit-entries',
  release: 'release-claims',
};

type AskedList = Pick<OpenList, 'externalId' | 'entries' | 'may'>;

const aboutEntry = (list: AskedList, entryId: string | undefined): { readonly entryId?: string } =>
  entryId !== undefined && list.entries.some(({ externalId }) => externalId === entryId) ? { entryId } : {};

/** The part with the form that was posted without scripts, and to which the shop has replied. */
const requestOfEcho = (form: string | undefined, list: AskedList): WithUrl | undefined => {
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

const requestOfUrl = (open: WithUrl['open'], list: AskedList, asked: string | undefined): WithUrl | undefined => {
  const entry = aboutEntry(list, asked);
  if (open === 'options' || open === 'release')
    return entry.entryId === undefined ? undefined : { open, entryId: entry.entryId };
  return open === 'comments' ? { open, ...entry } : { open };
};

/** The part of the page that a URL or a posted form opens, if the list has what it is about and the visitor may use it. */
export const requestIn = (
  search: SearchValues,
  list: AskedList,
  echoOf: string | undefined,
): WithUrl | Adding | undefined => {
  if (search['open'] === 'add') return addingIn(search);
  const known = WITH_URL.find((name) => name === search['open']);
  const request = known === undefined ? requestOfEcho(echoOf, list) : requestOfUrl(known, list, search['entry']);
  const needed = request && NEEDED[request.open];
  return needed === undefined || mayDo(list, needed) ? request : undefined;
};
