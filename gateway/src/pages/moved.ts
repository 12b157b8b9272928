import type { PageAnswer } from './page-answer.ts';

/** Leads elsewhere, for good or for now. No cache holds it: there is no end of addresses, and it costs no rendering (docs/decisions/0064). */
export const moved = (status: 301 | 302, location: string): PageAnswer => ({
  status,
  headers: { location, 'cache-control': 'private, no-store' },
  body: '',
});
