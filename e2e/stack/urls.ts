import { type StorefrontId, STOREFRONTS } from './storefronts.ts';

/** What stands behind the shop: the fake shop in its own process, or the fake upstream over HTTP. */
export type Backend = 'fake' | 'upstream';

/** Printed by each process when it opens (`processes.ts`). */
const SHOP_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_SHOP_PORT' } as const satisfies Record<Backend, string>;
const QA_PORTS = { fake: 'JOURNEYS_SHOP_PORT', upstream: 'JOURNEYS_UPSTREAM_PORT' } as const satisfies Record<Backend, string>;

const portFrom = (variable: string): string => process.env[variable] ?? '';

/** Scheme, host and port of a storefront, as its shoppers type it. */
export const originOf = (storefront: StorefrontId, backend: Backend): string => `http://${STOREFRONTS[storefront].host}:${portFrom(SHOP_PORTS[backend])}`;

/** A route of the QA plane, at the process that holds the worlds. */
export const qaUrl = (path: string, backend: Backend): string => `http://127.0.0.1:${portFrom(QA_PORTS[backend])}/qa${path}`;
