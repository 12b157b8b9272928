import { canonicalPath, isWithinShop } from '@shop/domain/shared/canonical-path';

/** A URL that is allowed in a header. */
export const asciiUrl = (url: string): string => url.toWellFormed().replaceAll(/[^!-~]+/gu, encodeURIComponent);

/** The page that a form says it stands on. Not yet known to be one of ours: `formReturnUrl` checks that. */
export const pageNamedIn = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'from' in body && typeof body.from === 'string' ? body.from : undefined;

/** Where a form without scripts returns to: the page that it names, or else the one that it was sent from; never outside the shop. */
export const formReturnUrl = (
  named: string | undefined,
  referer: string | undefined,
  baseUrl: string,
  otherwise: string,
): string => {
  const sentFrom = referer?.startsWith(`${baseUrl}/`) === true ? referer.slice(baseUrl.length) : undefined;
  const target = [named, sentFrom].find((path) => path !== undefined && isWithinShop(path));
  return target === undefined ? otherwise : asciiUrl(canonicalPath(target));
};
