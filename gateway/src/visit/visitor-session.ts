import type { Visit } from '@shop/domain/visit/visit.port';
import type { RequestSource } from './request-source.ts';
import type { WritePermission } from '../http/write-permission.ts';

/** The visit of one request. */
export interface VisitorSession extends Visit {
  readonly id: string;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  /** Where the request comes from, for limits. */
  readonly source: RequestSource;
  /** The id of the tester's world, if there are worlds. */
  readonly world: string | undefined;
  /** Whether it came from one of our pages and carries the gateway's token: only then may it change anything. */
  readonly permission: WritePermission;
}
