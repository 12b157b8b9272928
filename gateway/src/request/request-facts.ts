import type { WritePermission } from '../http/write-permission.ts';
import type { RequestSource } from '../visit/request-source.ts';
import type { WorldView } from '../worlds/world-lookup.ts';

/** What is known of a request, whoever sent it. */
export interface RequestFacts {
  /** Names the request in the log. */
  readonly requestId: string;
  readonly world: WorldView | undefined;
  /** Where it comes from, for limits. */
  source(): RequestSource;
  /** Whether it came from one of our pages and carries the gateway's token: only then may it change anything. */
  permission(): WritePermission;
}
