import type { Format } from '../../platform/texts/format.ts';

/** Countries to choose from, by their names in the shopper's language. */
export const countryOptions = (codes: readonly string[], { countryName }: Format): { readonly value: string; readonly label: string }[] =>
  codes.map((code) => ({ value: code, label: countryName(code) }));
