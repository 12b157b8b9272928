import { email as emailError } from '@shop/domain/shared/form-rules';
import { fieldErrorsOf, type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import { WISHLIST_LINK_DAYS } from '@shop/domain/wishlists/wishlist';
import type { MadeLink } from '@shop/domain/wishlists/shared-wishlists.port';
import { type LinkLevel, mayMake } from '@shop/domain/wishlists/wishlist-rights';
import type { NotAllowed, WishlistNotFound } from '@shop/domain/wishlists/wishlists.port';
import { signedInAccount } from '../sessions/current-user.ts';
import type { Account } from '../sessions/user.ts';
import { digestOf, secretToken } from '../worlds/secret-token.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { sendInvitation } from './invitation-mail.ts';
import { listFor, type MembersList, NOT_ALLOWED } from './open-list.ts';
import { saveList } from './stored-lists.ts';
import type { LinkRecord, WishlistRecord } from './wishlist-record.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mailed links of a list that are in force; the oldest is no longer valid. */
const MOST_MAILED_LINKS = 200;
const STREAM = 'wishlist-link';

const newLink = (
  tx: Transaction,
  { madeLinks }: WishlistRecord,
  { token, level, isForOne }: { readonly token: string; readonly level: LinkLevel; readonly isForOne: boolean },
): LinkRecord => ({
  digest: digestOf(token),
  number: madeLinks + 1,
  level,
  createdAt: tx.now.getTime(),
  expiresAt: tx.now.getTime() + WISHLIST_LINK_DAYS * DAY_MS,
  isForOne,
});

/** A list to which the shopper, who needs an account, may bring others of a level. */
const listToShare = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  level: LinkLevel,
): Result<MembersList & { readonly account: Account }, WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, 'invite');
  if (!own.ok) return own;
  const account = signedInAccount(tx, shopper);
  if (account === undefined || !mayMake(own.value.level, level)) return refused(NOT_ALLOWED);
  return granted({ ...own.value, account });
};

const withMailed = (links: readonly LinkRecord[], link: LinkRecord): readonly LinkRecord[] => [
  ...links.filter(({ isForOne }) => !isForOne),
  ...[...links.filter(({ isForOne }) => isForOne), link].slice(-MOST_MAILED_LINKS),
];

export const shareList = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  level: LinkLevel,
): Result<MadeLink, WishlistNotFound | NotAllowed> => {
  const own = listToShare(tx, shopper, id, level);
  if (!own.ok) return own;
  const { list } = own.value;
  const token = secretToken(tx, STREAM);
  const link = newLink(tx, list, { token, level, isForOne: false });
  saveList(tx, {
    ...list,
    madeLinks: link.number,
    links: [...list.links.filter((other) => other.isForOne || other.level !== level), link],
  });
  return granted({
    level,
    token,
    createdAt: new Date(link.createdAt).toISOString(),
    expiresAt: new Date(link.expiresAt).toISOString(),
  });
};

export const revokeLinks = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
): Result<void, WishlistNotFound | NotAllowed> => {
  const own = listFor(tx, shopper, id, 'revoke-links');
  if (!own.ok) return own;
  saveList(tx, { ...own.value.list, links: [], invitations: [] });
  return granted(undefined);
};

export const inviteTo = (
  tx: Transaction,
  shopper: Shopper,
  id: WishlistId,
  { email, level }: { readonly email: string; readonly level: Exclude<LinkLevel, 'viewer'> },
): Result<void, FormRefusal | WishlistNotFound | NotAllowed> => {
  const own = listToShare(tx, shopper, id, level);
  if (!own.ok) return own;
  const error = emailError(email);
  if (error !== undefined) return refused(invalidForm(fieldErrorsOf({ email: error })));
  const { list, account } = own.value;
  const to = readEmail(email);
  const address = digestOf(to.toLowerCase());
  if (list.invitations.some((sent) => sent.address === address && sent.level === level)) return granted(undefined);
  const token = secretToken(tx, STREAM);
  const link = newLink(tx, list, { token, level, isForOne: true });
  saveList(tx, {
    ...list,
    madeLinks: link.number,
    links: withMailed(list.links, link),
    invitations: [...list.invitations, { address, level, at: tx.now.getTime() }],
  });
  sendInvitation(tx, shopper.storefront, { to, token, from: account });
  return granted(undefined);
};
