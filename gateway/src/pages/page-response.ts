import type { ServerToast } from '@shop/domain/pages/page-contract';
import type { PlainResponse } from '../response-cache/cached-response.ts';
import { pageTtl } from '../response-cache/cache-policy.ts';
import type { ResponseTtl } from '../response-cache/cache-policy.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { PageFormat } from './page-format.ts';
import type { RenderedPage } from './render-page.ts';

/** A rendered page as a response. */
export interface PageResponse extends PlainResponse {
  /** Toasts that a redirect carries. */
  readonly toasts?: readonly ServerToast[];
}

/** How long a complete page may be cached. */
export const ttlOf = ({ reply: { status, toast, failures }, startUpErrors }: RenderedPage): ResponseTtl =>
  pageTtl({ status, hasFailures: failures.length > 0 || startUpErrors.length > 0, hasToast: toast !== undefined });

/** The page's data, including which of it could not be loaded at start-up (PAGE-13). */
const payloadOf = ({ reply: { payload }, startUpErrors }: RenderedPage): string => {
  if (startUpErrors.length === 0) return payload;
  const data: unknown = JSON.parse(payload);
  return JSON.stringify({ ...(typeof data === 'object' ? data : {}), startUpErrors });
};

/** Turns what the client rendered into a response. */
export const pageResponse = (rendered: RenderedPage, form: PageFormat, cacheControl: string): PageResponse => {
  const { reply } = rendered;
  const isPage = reply.location === undefined;
  const contentType = form === 'payload' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  return {
    status: reply.status,
    headers: {
      'content-type': contentType,
      'cache-control': cacheControl,
      vary: 'accept-encoding, cookie',
      'content-security-policy': contentSecurityPolicy(reply.scriptHashes, reply.styleHashes, rendered.formTargets),
      ...(reply.location === undefined ? {} : { location: reply.location }),
    },
    body: isPage ? (form === 'payload' ? payloadOf(rendered) : reply.html) : '',
    ...(reply.toast === undefined ? {} : { toasts: [reply.toast] }),
  };
};
