import type { Shopper } from '@shop/domain/visit/shopper';
import fc from 'fast-check';
import { command, index, nothing } from './command.ts';
import { after } from './side.ts';
import type { Side } from './side.ts';
import { entryIdOf, openedId, quantity } from './wishlist-changes.ts';
import { withoutOrigins } from './without-origins.ts';

const other = async ({ fixture: { shop, anonymous } }: Side): Promise<Shopper> => ({
  ...anonymous,
  ...(await shop.sessions.open(anonymous)),
});

const otherMember = ({ wishlist }: Side): string =>
  wishlist?.users.find(({ isSelf }) => !isSelf)?.memberId ?? 'no-such-member';

/** What several people do with one list. */
export const sharedWishlistCommands = [
  command('share a list', fc.constantFrom('viewer', 'commentator', 'editor', 'admin'), async (side, level) => {
    const made = await side.fixture.shop.sharedWishlists.share(side.shopper, openedId(side), level);
    return after(side, made, made.ok ? { wishlistToken: made.value.token } : {});
  }),
  command('revoke links', nothing, async (side) =>
    after(side, await side.fixture.shop.sharedWishlists.revokeLinks(side.shopper, openedId(side))),
  ),
  command('invite', fc.constantFrom('kollegin@schule.example', 'kollegin@'), async (side, email) =>
    after(
      side,
      await side.fixture.shop.sharedWishlists.invite(side.shopper, openedId(side), { email, level: 'editor' }),
    ),
  ),
  command('follow a link', fc.boolean(), async (side, isOther) => {
    const { sharedWishlists } = side.fixture.shop;
    const shopper = isOther ? await other(side) : side.shopper;
    const token = side.wishlistToken ?? 'no-such-link';
    const opened = withoutOrigins(await sharedWishlists.open(shopper, token));
    return after(side, [opened, await sharedWishlists.join(shopper, token)]);
  }),
  command('leave a list', nothing, async (side) =>
    after(side, await side.fixture.shop.sharedWishlists.leave(side.shopper, openedId(side))),
  ),
  command('a member', fc.constantFrom('commentator', 'admin', 'remove', 'hand over'), async (side, what) => {
    const { sharedWishlists } = side.fixture.shop;
    const [id, memberId] = [openedId(side), otherMember(side)];
    if (what === 'remove') return after(side, await sharedWishlists.removeMember(side.shopper, id, memberId));
    if (what === 'hand over') return after(side, await sharedWishlists.handOver(side.shopper, id, memberId));
    return after(side, await sharedWishlists.setLevel(side.shopper, id, { memberId, level: what }));
  }),
  command(
    'claim',
    fc.record({ at: index, pieces: quantity, evenIfTaken: fc.boolean(), isOther: fc.boolean() }),
    async (side, { at, pieces, evenIfTaken, isOther }) => {
      const { sharedWishlists } = side.fixture.shop;
      const claimed = await sharedWishlists.claim(
        isOther ? await other(side) : side.shopper,
        { listId: openedId(side), token: side.wishlistToken ?? 'no-such-link' },
        { entryId: entryIdOf(side, at), quantity: pieces, evenIfTaken },
      );
      return after(side, withoutOrigins(claimed), claimed.ok ? { claimCode: claimed.value.claim.code } : {});
    },
  ),
  command('release claims', index, async (side, at) =>
    after(
      side,
      withoutOrigins(
        await side.fixture.shop.sharedWishlists.releaseClaims(side.shopper, openedId(side), entryIdOf(side, at)),
      ),
    ),
  ),
  command('give a claim up', nothing, async (side) =>
    after(side, await side.fixture.shop.sharedWishlists.withdrawClaim(side.shopper, side.claimCode ?? 'no-such-claim')),
  ),
];
