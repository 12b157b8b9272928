import type { Visit } from '@shop/domain/sessions/visit.port';
import type { WritePermission } from './write-permission.ts';

/** The visit of one request. */
export interface VisitorSession extends Visit {
  readonly id: string;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  /** Whether it came from one of our pages and carries the gateway's token: only then may it change anything. */
  readonly permission: WritePermission;
}
