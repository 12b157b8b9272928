import { createHmac } from 'node:crypto';
import type { Clock } from '@shop/domain/shared/clock.port';
import { isWithinShop } from '@shop/domain/shared/canonical-path';
import { isSameText } from '../shared/is-same-text.ts';

/** The content that an editor previews. */
export interface Preview {
  readonly path: string;
  /** Name of the draft, which is passed on to the shop. */
  readonly draft: string;
}

/** A preview link as the CMS writes it. */
export interface PreviewLink extends Preview {
  /** Unix time in seconds, as text. */
  readonly expires: string;
  /** HMAC-SHA-256 of path, draft and expires, one per line, in hexadecimal digits. */
  readonly signature: string;
}

/** Verifies preview links, which the CMS signs with the shared secret (docs/decisions/0071). */
export interface PreviewLinks {
  /** Whether previews are available. */
  readonly areOffered: boolean;
  /** What the link leads to; undefined if its signature is wrong, or it is not valid yet or any more. */
  open(link: PreviewLink): Preview | undefined;
}

/** Injection token of the `PreviewLinks`. */
export const PREVIEW_LINKS = Symbol('PreviewLinks');

const MS_PER_SECOND = 1_000;
/** Longer than an editor works on a page; a leaked link is worthless the next day. */
const MAX_LIFETIME_SECONDS = 24 * 60 * 60;
const DRAFT = /^[\w-]{1,64}$/u;
const UNIX_TIME = /^\d{1,12}$/u;

export const previewLinks = (secret: string | undefined, clock: Clock): PreviewLinks => {
  const isGoodNow = (expires: string): boolean => {
    const seconds = Number(expires) - clock.now().getTime() / MS_PER_SECOND;
    return UNIX_TIME.test(expires) && seconds > 0 && seconds <= MAX_LIFETIME_SECONDS;
  };
  return {
    areOffered: secret !== undefined,
    open: ({ path, draft, expires, signature }) => {
      if (secret === undefined) return undefined;
      const wanted = createHmac('sha256', secret).update(`${path}\n${draft}\n${expires}`).digest('hex');
      return isSameText(signature, wanted) && isGoodNow(expires) && isWithinShop(path) && DRAFT.test(draft)
        ? { path, draft }
        : undefined;
    },
  };
};
