import { canonicalPath } from '@shop/domain/shared/canonical-path';
import type { HostMarkers, Locale, Storefront, StorefrontName } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';

/** Where a change of locale leads. */
export interface LocaleChange {
  readonly locale: Locale;
  readonly to: string;
}

/** The locales of a shop: an English one beside its German one, where the shop speaks English. */
const localesOf = ({ store, isB2b }: Storefront): readonly Locale[] => {
  if (isB2b) return ['edu', 'en'];
  return store === 'de' ? ['de', 'en'] : ['de'];
};

const storefrontIn = (locale: Locale, { isB2b }: Storefront): StorefrontName => {
  if (isB2b) return locale === 'en' ? 'b2b-en' : 'b2b-de';
  return locale === 'en' ? 'en' : 'de';
};

/**
 * The host decides the locale (specification A1); a route that begins with another locale of the same shop
 * (`/en/cat/10/`), or the home page asked with another locale in the cookie, is sent to that locale's host.
 */
export const localeChange = (asked: {
  readonly target: string;
  readonly baseUrl: string;
  readonly storefront: Storefront;
  readonly cookie: string | undefined;
  readonly markers: HostMarkers;
}): LocaleChange | undefined => {
  const { target, baseUrl, storefront, cookie, markers } = asked;
  const [scheme = '', host = ''] = baseUrl.split('://');
  const locales = localesOf(storefront);
  const change = (locale: Locale, path: string): LocaleChange => ({
    locale,
    to: `${scheme}://${hostOfStorefront(storefrontIn(locale, storefront), host, markers)}${canonicalPath(path)}`,
  });
  const inRoute = /^\/(?<locale>de|edu|en)(?<rest>\/[^\\]*)?$/u.exec(target)?.groups;
  const named = locales.find((locale) => locale === inRoute?.['locale']);
  if (named !== undefined) return change(named, inRoute?.['rest'] ?? '/');
  const kept = locales.find((locale) => locale === cookie);
  return target === '/' && kept !== undefined && kept !== storefront.locale ? change(kept, '/') : undefined;
};
