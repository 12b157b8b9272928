import { type StorefrontId, STOREFRONTS } from './storefronts.ts';

/** What the gateway runs on: the fake shop in its own process, or the fake upstream over HTTP. */
export type Backend = 'fake' | 'upstream';

/** Variables with the ports that the processes print when they are ready (`processes.ts`). */
const SHOP_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_SHOP_PORT' } as const satisfies Record<
  Backend,
  string
>;
const QA_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_PORT' } as const satisfies Record<
  Backend,
  string
>;

const portFrom = (variable: string): string => process.env[variable] ?? '';

/** The origin of a storefront. */
export const originOf = (storefront: StorefrontId, backend: Backend): string =>
  `http://${STOREFRONTS[storefront].host}:${portFrom(SHOP_PORTS[backend])}`;

/** The URL of a QA plane route, in the process that holds the worlds. */
export const qaUrl = (path: string, backend: Backend): string =>
  `http://127.0.0.1:${portFrom(QA_PORTS[backend])}/qa${path}`;
