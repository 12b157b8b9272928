import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import type { Journals } from '../worlds/journal/journal.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { ShopOrigins } from './payments/shop-origins.ts';
import type { ApiTokens } from './tokens/api-tokens.ts';

/** What the routes of the server share. */
export interface ServerOptions {
  readonly clock: Clock;
  readonly worlds: Worlds;
  readonly shop: Shop;
  readonly journals: Journals;
  readonly shopOrigins: ShopOrigins;
  readonly tokens: ApiTokens;
  readonly tokenLifetimeS: number;
  /** Address of the server as browsers see it; known once it listens. */
  readonly publicUrl: () => string;
  /** Opens what is for testers to requests from other machines. */
  readonly qaToken?: string;
  /** Tells of a failure of the server's own. */
  readonly report: (failure: unknown) => void;
}
