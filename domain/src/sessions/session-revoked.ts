import type { MessageKey } from '../shared/message-keys.ts';

/** The shop has ended the session of whoever a port was called for (ERR-05). Thrown by ports. */
export class SessionRevoked extends Error {
  override readonly name = 'SessionRevoked';
  /** The message where no page leads through the logout. */
  readonly messageKey: MessageKey = 'shop.error.securityLogout';

  /** The call that the shop refused. */
  readonly operation: string;

  constructor(operation: string) {
    super('The session was revoked');
    this.operation = operation;
  }
}
