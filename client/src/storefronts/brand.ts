/** The brand of a storefront: name and look. */
export interface Brand {
  readonly name: string;
  /** The logo's text: the name, and a branch in lighter letters. */
  readonly logo: { readonly house: string; readonly branch?: string };
  readonly theme: 'consumer' | 'business';
  /** The browser's theme colour. */
  readonly themeColor: string;
  /** The page's `lang`. */
  readonly htmlLanguage: string;
}
