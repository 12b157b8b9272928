import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import type { Worlds } from '../worlds/worlds.ts';
import type { ApiTokens } from './tokens/api-tokens.ts';

/** What the routes of the server share. */
export interface Surroundings {
  readonly clock: Clock;
  readonly worlds: Worlds;
  readonly shop: Shop;
  readonly tokens: ApiTokens;
  readonly tokenLifetimeS: number;
  /** Address of the server as browsers see it; known once it listens. */
  readonly publicUrl: () => string;
  /** Tells of a failure of the server's own. */
  readonly report: (failure: unknown) => void;
}
