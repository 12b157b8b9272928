import { type StorefrontName, STOREFRONTS } from './storefronts.ts';

/** What stands behind the shop: the fake shop in its own process, or the fake upstream over HTTP. */
export type Backend = 'fake' | 'upstream';

/** Told by each process when it opens (`processes.ts`). */
const SHOP_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_SHOP_PORT' } as const satisfies Record<Backend, string>;
const QA_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_PORT' } as const satisfies Record<Backend, string>;

const told = (variable: string): string => process.env[variable] ?? '';

/** Scheme, host and port of a storefront, as its shoppers type it. */
export const originOf = (storefront: StorefrontName, backend: Backend): string => `http://${STOREFRONTS[storefront].host}:${told(SHOP_PORTS[backend])}`;

/** Where testers reach the worlds: at the shop that holds them. */
export const qaAddress = (path: string, backend: Backend): string => `http://127.0.0.1:${told(QA_PORTS[backend])}/qa${path}`;
