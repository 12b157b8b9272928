import type { ServerToast } from '@shop/domain/pages/page-contract';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import type { PageResponse } from './page-response.ts';

/** A redirect. Not cached: URLs are endless, and it costs no rendering (docs/decisions/0064). The next page shows its toasts. */
export const redirect = (status: 301 | 302 | 303, location: string, toasts?: readonly ServerToast[]): PageResponse => ({
  status,
  headers: { location, 'cache-control': NO_STORE },
  body: '',
  ...(toasts === undefined ? {} : { toasts }),
});
