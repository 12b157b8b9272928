import type { SharedWishlists } from '@shop/domain/wishlists/shared-wishlists.port';
import { claimPieces, releaseClaims, withdrawClaim } from '../wishlists/claims.ts';
import { joinList, openLink } from '../wishlists/join-list.ts';
import { handOver, leaveList, removeMember, setMemberLevel } from '../wishlists/members.ts';
import { inviteTo, revokeLinks, shareList } from '../wishlists/share-list.ts';
import type { World } from '../worlds/world.ts';

export const inMemorySharedWishlists = (world: World): SharedWishlists => ({
  share: async (shopper, id, level) => world.run((tx) => shareList(tx, shopper, id, level)),
  revokeLinks: async (shopper, id) => world.run((tx) => revokeLinks(tx, shopper, id)),
  invite: async (shopper, id, invited) => world.run((tx) => inviteTo(tx, shopper, id, invited)),
  open: async (shopper, token) => world.read((view) => openLink(view, shopper, token)),
  join: async (shopper, token) => world.run((tx) => joinList(tx, shopper, token)),
  leave: async (shopper, id) => world.run((tx) => leaveList(tx, shopper, id)),
  setLevel: async (shopper, id, member) => world.run((tx) => setMemberLevel(tx, shopper, id, member)),
  removeMember: async (shopper, id, memberId) => world.run((tx) => removeMember(tx, shopper, id, memberId)),
  handOver: async (shopper, id, memberId) => world.run((tx) => handOver(tx, shopper, id, memberId)),
  claim: async (shopper, list, claimed) => world.run((tx) => claimPieces(tx, shopper, list, claimed)),
  releaseClaims: async (shopper, id, entryId) => world.run((tx) => releaseClaims(tx, shopper, id, entryId)),
  withdrawClaim: async (_shopper, code) => world.run((tx) => withdrawClaim(tx, code)),
});
