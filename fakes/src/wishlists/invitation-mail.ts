import { sharedWishlistPath } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { WISHLIST_LINK_DAYS } from '@shop/domain/wishlists/wishlist';
import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';
import { sayIn } from '../mails/say-in.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { Account } from '../sessions/user.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { shownName } from './shown-name.ts';

const SUBJECT = both('Einladung zu einer Liste bei Pausenhof', 'Invitation to a list at Pausenhof');
const LABEL = both('Einladung ansehen', 'View the invitation');
const BEFORE: readonly Texts[] = [
  both('Guten Tag,', 'Hello,'),
  both(
    '{name} lädt Sie ein, eine Liste bei Pausenhof gemeinsam zu nutzen.',
    '{name} invites you to use a list at Pausenhof together.',
  ),
];
const AFTER: readonly Texts[] = [
  both(
    'Der Link gilt {days} Tage lang und für eine Person. Ein Kundenkonto brauchen Sie dafür nicht.',
    'The link works for {days} days and for one person. You do not need an account.',
  ),
  both(
    'Sie kennen niemanden dieses Namens? Dann löschen Sie diese Nachricht.',
    'You do not know anybody of this name? Then delete this message.',
  ),
];

/** Fixed words and a short name: whoever invites cannot write anything of their own to strangers. */
export const sendInvitation = (
  tx: Transaction,
  storefront: Storefront,
  { to, token, from }: { readonly to: string; readonly token: string; readonly from: Account },
): void => {
  const say = sayIn(storefront);
  const values = { name: shownName(tx, from.userId), days: String(WISHLIST_LINK_DAYS) };
  const said = (texts: readonly Texts[]): readonly string[] => texts.map((text) => say(text, values));
  const link = { rel: 'wishlist-invitation', label: say(LABEL), url: sharedWishlistPath(token) };
  sendMail(tx, {
    to,
    template: 'wishlist-invitation',
    storefront,
    subject: say(SUBJECT),
    parts: [...said(BEFORE), link, ...said(AFTER)],
  });
};
