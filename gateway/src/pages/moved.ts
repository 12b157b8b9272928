import type { PageAnswer } from './page-answer.ts';

/** Leads elsewhere, for good or for now. */
export const moved = (status: 301 | 302, location: string): PageAnswer => ({
  status,
  headers: { location, 'cache-control': status === 301 ? 'public, max-age=3600' : 'private, no-store' },
  body: '',
});
