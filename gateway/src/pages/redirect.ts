import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { PageResponse } from './page-response.ts';

/** Leads elsewhere, for good or for now. No cache holds it: there is no end of addresses, and it costs no rendering (docs/decisions/0064). */
export const redirect = (status: 301 | 302, location: string): PageResponse => ({
  status,
  headers: { location, 'cache-control': NO_STORE },
  body: '',
});
