import { canonicalPath, isWithinShop } from '@shop/domain/shared/canonical-path';

/** A URL in the form that headers may carry. */
export const asciiUrl = (url: string): string => url.toWellFormed().replaceAll(/[^!-~]+/gu, encodeURIComponent);

/** Where a form without scripts leads back to: the page that it names, else the one that it was sent from, never out of the shop. */
export const formReturnUrl = (named: string | undefined, referer: string | undefined, baseUrl: string, otherwise: string): string => {
  const sentFrom = referer?.startsWith(`${baseUrl}/`) === true ? referer.slice(baseUrl.length) : undefined;
  const target = [named, sentFrom].find((path) => path !== undefined && isWithinShop(path));
  return target === undefined ? otherwise : asciiUrl(canonicalPath(target));
};
