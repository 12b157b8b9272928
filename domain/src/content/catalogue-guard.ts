import { proceed, redirectTo, type GuardResult } from '../shared/guard-result.ts';
import type { LoginState } from '../visit/shopper.ts';
import { loginPathFor } from '../sessions/target-after-login.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import { CATALOGUE_PAGES } from '../shared/paths.ts';
import { type Language, LANGUAGE_RULES } from '../storefronts/language.ts';

const PAGES: readonly string[] = Object.values(CATALOGUE_PAGES);

export const isCataloguePage = (path: string): boolean => PAGES.includes(pagePathOf(path));

export interface CatalogueReader {
  readonly isB2b: boolean;
  readonly language: Language;
  readonly loginState: LoginState;
}

/** Where a storefront shows its printed catalogues: the English business shop has a page of its own. */
export const cataloguePathOf = ({ isB2b, language }: Pick<CatalogueReader, 'isB2b' | 'language'>): string =>
  isB2b ? CATALOGUE_PAGES[LANGUAGE_RULES[language].textLanguage] : CATALOGUE_PAGES.de;

/** The pages of the printed catalogues: each storefront has one of them, and businesses sign in first (GUARD-23, GUARD-24). */
export const catalogueGuard = (path: string, reader: CatalogueReader): GuardResult => {
  const requested = pagePathOf(path);
  if (!isCataloguePage(requested)) return proceed;
  const own = cataloguePathOf(reader);
  if (reader.isB2b && reader.loginState !== 'customer') return redirectTo(loginPathFor(own));
  return requested === own ? proceed : redirectTo(own);
};
