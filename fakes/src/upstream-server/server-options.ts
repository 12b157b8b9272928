import type { Clock } from '@shop/domain/shared/clock.port';
import type { Shop } from '@shop/domain/shop';
import type { MailUrl } from '../mails/mail-url.ts';
import type { Journals } from '../worlds/journal/journal.ts';
import type { World } from '../worlds/world.ts';
import type { Worlds } from '../worlds/worlds.ts';
import type { ShopOrigins } from './payments/shop-origins.ts';
import type { ApiTokens } from './tokens/api-tokens.ts';

/** What the routes share. */
export interface ServerOptions {
  readonly clock: Clock;
  readonly worlds: Worlds;
  /** The shop of a world, for requests from an IP address. */
  readonly shopIn: (world: World, address?: string) => Shop;
  readonly journals: Journals;
  readonly shopOrigins: ShopOrigins;
  readonly mailUrl: MailUrl;
  readonly tokens: ApiTokens;
  readonly tokenLifetimeS: number;
  /** URL of the server for browsers; known once it listens. */
  readonly publicUrl: () => string;
  /** Opens test routes to other machines. */
  readonly qaToken?: string;
  /** Reports an internal error. */
  readonly report: (failure: unknown) => void;
}
