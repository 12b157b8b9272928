import { fieldErrorsOf, invalidForm, type FormRefusal } from '../shared/field-errors.ts';
import { email as emailRule } from '../shared/form-rules.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import { listRefusal } from './list-refusal.ts';
import type { MadeLink, SharedWishlists } from './shared-wishlists.port.ts';
import type { WishlistHead } from './wishlist.ts';
import type { LinkLevel, MemberLevel } from './wishlist-rights.ts';
import type { NotAllowed, WishlistNotFound, Wishlists } from './wishlists.port.ts';

/** What somebody makes of a member of a list. */
export type MemberChange =
  | { readonly do: 'set-level'; readonly level: Exclude<MemberLevel, 'creator'> }
  | { readonly do: 'remove' | 'hand-over' };

export type ShareRefusal = WishlistNotFound | NotAllowed | { readonly because: 'login-needed' };

/** Who shares a list has an account: what they share would be gone with their cookies. */
export const shareWishlist = (
  ports: { readonly sharedWishlists: SharedWishlists; readonly wishlists: Pick<Wishlists, 'bookmarks'> },
  { shopper }: Visit,
) => {
  const { sharedWishlists } = ports;
  const asCustomer = async <Value, Refusal>(
    act: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal | { readonly because: 'login-needed' }>> =>
    shopper.loginState === 'customer' ? act() : refused({ because: 'login-needed' });
  return {
    makeLink: (id: WishlistId, level: LinkLevel): Promise<Result<MadeLink, ShareRefusal>> =>
      asCustomer(() => sharedWishlists.share(shopper, id, level)),
    revokeLinks: (id: WishlistId): Promise<Result<void, ShareRefusal>> =>
      asCustomer(() => sharedWishlists.revokeLinks(shopper, id)),
    invite: async (
      id: WishlistId,
      { email, level }: { readonly email: string; readonly level: Exclude<LinkLevel, 'viewer'> },
    ): Promise<Result<void, FormRefusal | ShareRefusal>> => {
      const errors = fieldErrorsOf({ email: emailRule(email) });
      if (errors.length > 0)
        return asCustomer(async () =>
          refused((await listRefusal(ports, shopper, id, 'invite')) ?? invalidForm(errors)),
        );
      return asCustomer(() => sharedWishlists.invite(shopper, id, { email: readEmail(email), level }));
    },
    setLevel: (
      id: WishlistId,
      member: { readonly memberId: string; readonly level: Exclude<MemberLevel, 'creator'> },
    ): Promise<Result<WishlistHead, ShareRefusal>> => asCustomer(() => sharedWishlists.setLevel(shopper, id, member)),
    removeMember: (id: WishlistId, memberId: string): Promise<Result<WishlistHead, ShareRefusal>> =>
      asCustomer(() => sharedWishlists.removeMember(shopper, id, memberId)),
    handOver: (id: WishlistId, memberId: string): Promise<Result<WishlistHead, ShareRefusal>> =>
      asCustomer(() => sharedWishlists.handOver(shopper, id, memberId)),
  };
};
