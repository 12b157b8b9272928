import { times } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import {
  type Claim,
  COMMENT_PREVIEWS,
  type EntryClaims,
  type RemovedEntry,
  type WishlistChangeNote,
  type WishlistEntry,
} from '@shop/domain/wishlists/wishlist-entry';
import { localise } from '../goods/catalogue-context.ts';
import type { View } from '../worlds/transaction.ts';
import type { OpenList } from './open-list.ts';
import { articleContext, type ArticleContext, articleOfEntry } from './project-article.ts';
import { commentsThere, shownComment } from './project-comments.ts';
import { shownName } from './shown-name.ts';
import type { ChangeRecord, ClaimRecord, CommentRecord, EntryRecord } from './wishlist-record.ts';

type ByEntry<Row> = ReadonlyMap<string, readonly Row[]>;

const byEntry = <Row extends { readonly entryId?: string }>(rows: readonly Row[]): ByEntry<Row> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.entryId === undefined) continue;
    const others = found.get(row.entryId);
    if (others === undefined) found.set(row.entryId, [row]);
    else others.push(row);
  }
  return found;
};

/** What all entries of a list are shown with; made once for a list. */
export interface EntryContext extends ArticleContext {
  readonly open: OpenList;
  readonly comments: ByEntry<CommentRecord>;
  readonly claims: ByEntry<ClaimRecord>;
}

export const entryContext = (view: View, storefront: Storefront, open: OpenList): EntryContext => ({
  ...articleContext(view, storefront),
  open,
  comments: byEntry(open.level === 'viewer' ? [] : commentsThere(open.list)),
  claims: byEntry(open.list.claims),
});

/** Viewers are not told who it was. */
const noteOf = ({ at, by }: ChangeRecord, { view, open }: Pick<EntryContext, 'view' | 'open'>): WishlistChangeNote => {
  const name = open.level === 'viewer' || by === open.userId ? '' : shownName(view, by);
  return { at: new Date(at).toISOString(), ...(name === '' ? {} : { by: name }) };
};

export const shownClaim = ({ code, quantity, bought, released }: ClaimRecord): Claim => ({
  code,
  quantity,
  bought,
  released: released?.pieces ?? 0,
});

const claimsOf = (claims: readonly ClaimRecord[], { userId }: OpenList): EntryClaims => ({
  taken: claims.reduce((pieces, { quantity }) => pieces + quantity, 0),
  bought: claims.reduce((pieces, { bought }) => pieces + bought, 0),
  own: claims.filter((claim) => claim.userId !== undefined && claim.userId === userId).map(shownClaim),
});

export const shownEntry = (entry: EntryRecord, context: EntryContext): WishlistEntry => {
  const { view, open } = context;
  const article = articleOfEntry(entry, context);
  const comments = context.comments.get(entry.id) ?? [];
  return {
    externalId: entry.id,
    quantity: entry.quantity,
    version: entry.version,
    ...article,
    ...(article.item === undefined ? {} : { total: times(article.item.price.current, entry.quantity) }),
    comments: comments.slice(0, COMMENT_PREVIEWS).map((comment) => shownComment(view, open, comment)),
    commentCount: comments.length,
    changed: noteOf(entry.changed, context),
    ...(open.list.kind === 'class-list' ? { claims: claimsOf(context.claims.get(entry.id) ?? [], open) } : {}),
  };
};

export const entryAsShown = (view: View, storefront: Storefront, open: OpenList, entry: EntryRecord): WishlistEntry =>
  shownEntry(entry, entryContext(view, storefront, open));

/** What people have claimed of an entry: pieces that are bought, and pieces that are not. */
const piecesOfClaims = (claims: readonly ClaimRecord[] = []) => {
  const bought = claims.reduce((pieces, claim) => pieces + claim.bought, 0);
  return { claimed: claims.reduce((pieces, { quantity }) => pieces + quantity, 0) - bought, bought };
};

/** The rows of a list that can be restored, at their places among all rows. */
export const removedEntries = (context: EntryContext): readonly RemovedEntry[] =>
  context.open.list.entries.flatMap(({ id, name, orderNumber, quantity, removed }, index) =>
    removed === undefined
      ? []
      : {
          externalId: id,
          name: localise(context.storefront, name),
          orderNumber,
          quantity,
          ...piecesOfClaims(context.claims.get(id)),
          index,
          removed: noteOf(removed, context),
        },
  );
