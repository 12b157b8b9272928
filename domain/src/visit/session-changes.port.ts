import type { OpenedSession } from './session.ts';
import type { Shopper } from './shopper.ts';

/** Where an adapter reports changes that the shop itself made to the session of a request's visitor (ERR-03, ERR-05). */
export interface SessionChanges {
  /** Whether the shopper is the visitor, who can store the ids of a new session. Changes to anybody else's session are not reported. */
  areOf(shopper: Shopper): boolean;
  /** The shop had lost the visitor's ids and opened this session in their place. */
  renewed(session: OpenedSession): void;
  /** The shop revoked the visitor's session: a security logout is due. */
  revoked(): void;
}
