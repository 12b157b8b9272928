import type { UserId } from '@shop/domain/visit/shopper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A link to a new password. */
export interface PasswordLinkRecord {
  readonly userId: UserId;
  /** Where it was requested; elsewhere it is unknown. */
  readonly storefrontId: StorefrontId;
  /** World time, ms since the epoch. */
  readonly endsAt: number;
  /** Used, or of no use since the password was changed otherwise. */
  readonly isUsed: boolean;
}

/** By the digest of the token: whoever reads a world cannot use its links. */
export const PASSWORD_LINK_TABLES = { passwordLinks: emptyMap<PasswordLinkRecord>() } satisfies Partial<TableRows>;

/** A link is forgotten once nobody asks any more why it does not work (`forget-password-links.ts`). */
export type PasswordLinkTimer = 'password-link-is-forgotten';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly passwordLinks: PasswordLinkRecord;
  }
  interface AreaTimers {
    readonly passwordLinks: PasswordLinkTimer;
  }
}
