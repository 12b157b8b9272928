import type { OpenedSession } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';

/** Where an adapter reports changes that the shop itself made to a session (specification A8). */
export interface SessionChanges {
  /** The shop had lost the shopper's ids and opened this session in their place. */
  renewed(shopper: Shopper, session: OpenedSession): void;
  /** The shop revoked the session: a security logout is due. */
  revoked(shopper: Shopper): void;
}
