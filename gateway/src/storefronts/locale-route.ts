import { canonicalPath } from '@shop/domain/shared/canonical-path';
import { ALL_STOREFRONTS, LOCALES } from '@shop/domain/storefronts/storefront';
import type { Locale, Storefront } from '@shop/domain/storefronts/storefront';
import { storefrontUrl } from '@shop/domain/storefronts/storefront-url';
import type { LinkingPage } from '@shop/domain/storefronts/storefront-url';

const LOCALE_ROUTE = new RegExp(String.raw`^/(?<locale>${LOCALES.join('|')})(?<rest>/[^\\]*)?$`, 'u');

/** Where a change of locale leads. */
export interface LocaleChange {
  readonly locale: Locale;
  readonly to: string;
}

/** The storefronts of one shop: one for each of its languages. */
const storefrontsOf = ({ store }: Storefront): readonly Storefront[] =>
  ALL_STOREFRONTS.filter((other) => other.store === store);

/**
 * The host decides the locale (STORE-07, STORE-10). A path that begins with another locale of the same shop (`/en/cat/10/`),
 * or the home page requested with another locale in the cookie, redirects to that locale's host.
 */
export const localeChange = (request: {
  readonly target: string;
  readonly page: LinkingPage;
  readonly storefront: Storefront;
  readonly cookie: string | undefined;
}): LocaleChange | undefined => {
  const { target, page, storefront, cookie } = request;
  const storefronts = storefrontsOf(storefront);
  const change = ({ id, locale }: Storefront, path: string): LocaleChange => ({
    locale,
    to: storefrontUrl(id, page, canonicalPath(path)),
  });
  const inRoute = LOCALE_ROUTE.exec(target)?.groups;
  const named = storefronts.find(({ locale }) => locale === inRoute?.['locale']);
  if (named !== undefined) return change(named, inRoute?.['rest'] ?? '/');
  const remembered = storefronts.find(({ locale }) => locale === cookie);
  return target === '/' && remembered !== undefined && remembered !== storefront ? change(remembered, '/') : undefined;
};
