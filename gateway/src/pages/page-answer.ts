import type { PageReply, ServerToast } from '@shop/client/app/page-contract';
import type { MadeAnswer } from '../cache/kept-answer.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/** How long shared caches keep a public page, and how long still while they ask anew. */
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PRIVATE = 'private, no-store';

export type PageForm = 'document' | 'payload';

/** A rendered page as an answer. */
export interface PageAnswer extends MadeAnswer {
  /** A notice that goes with a redirect. */
  readonly toast?: ServerToast;
}

const isKept = ({ status, toast }: PageReply): boolean => toast === undefined && (status === 200 || status === 301);

/** Whether everybody may be shown this very answer for a while: pages and lasting redirects, never failures. */
export const mayBeKept = (reply: PageReply): boolean => isKept(reply) && reply.failures.length === 0;

/** Turns what the client rendered into an answer. */
export const pageAnswer = (reply: PageReply, form: PageForm, isForEverybody: boolean): PageAnswer => {
  const isPage = reply.location === undefined;
  const contentType = form === 'payload' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8';
  return {
    status: reply.status,
    headers: {
      'content-type': contentType,
      'cache-control': isForEverybody ? PUBLIC : PRIVATE,
      vary: 'accept-encoding, cookie',
      'content-security-policy': contentSecurityPolicy(reply.scriptHashes, reply.styleHashes),
      ...(reply.location === undefined ? {} : { location: reply.location }),
    },
    body: isPage ? (form === 'payload' ? reply.payload : reply.html) : '',
    ...(reply.toast === undefined ? {} : { toast: reply.toast }),
  };
};
