import type { ServerToast } from '@shop/client/app/page-contract';
import type { PlainResponse } from '../response-cache/cached-response.ts';
import type { ResponseTtl } from '../response-cache/response-cache.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { PageFormat } from './page-format.ts';
import type { RenderedPage } from './render-page.ts';
import { PUBLIC_CACHE_CONTROL } from '../response-cache/cache-policy.ts';

const PRIVATE = 'private, no-store';
const SERVER_FAILURE = 500;

/** A rendered page as an answer. */
export interface PageResponse extends PlainResponse {
  /** Notices that go with a redirect. */
  readonly toasts?: readonly ServerToast[];
}

const SEEN_BY_ALL: Readonly<Record<number, ResponseTtl>> = { 200: 'kept', 301: 'brief', 404: 'brief', 410: 'brief' };

/** How long complete pages are cached. Redirects and unknown addresses only briefly, since there is no end of them. */
export const pageTtl = ({ reply, startUpErrors }: RenderedPage): ResponseTtl => {
  if (reply.status >= SERVER_FAILURE || reply.failures.length > 0 || startUpErrors.length > 0) return 'last-resort';
  return reply.toast === undefined ? (SEEN_BY_ALL[reply.status] ?? 'once') : 'once';
};

/** The page's data; what could not be had while it started up is recorded in it (specification B8). */
const payloadOf = ({ reply: { payload }, startUpErrors }: RenderedPage): string => {
  if (startUpErrors.length === 0) return payload;
  const data: unknown = JSON.parse(payload);
  return JSON.stringify({ ...(typeof data === 'object' ? data : {}), startUpErrors });
};

/** Turns what the client rendered into an answer. */
export const pageResponse = (rendered: RenderedPage, form: PageFormat, isForEverybody: boolean): PageResponse => {
  const { reply } = rendered;
  const isPage = reply.location === undefined;
  const contentType = form === 'payload' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  return {
    status: reply.status,
    headers: {
      'content-type': contentType,
      'cache-control': isForEverybody ? PUBLIC_CACHE_CONTROL : PRIVATE,
      vary: 'accept-encoding, cookie',
      'content-security-policy': contentSecurityPolicy(reply.scriptHashes, reply.styleHashes, rendered.formTargets),
      ...(reply.location === undefined ? {} : { location: reply.location }),
    },
    body: isPage ? (form === 'payload' ? payloadOf(rendered) : reply.html) : '',
    ...(reply.toast === undefined ? {} : { toasts: [reply.toast] }),
  };
};
