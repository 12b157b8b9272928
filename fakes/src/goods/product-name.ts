import type { Texts } from './goods.ts';

interface NameParts {
  readonly series: string;
  readonly pack: Texts;
  readonly motif?: Texts | undefined;
}

const filled = (template: string, series: string, pack: string, motif: string): string =>
  template
    .replace('{series}', series)
    .replace('{motif}', motif)
    .replace('{pack}', pack)
    .replace(/,\s*$/, '')
    .trim();

/** Fills a range's name; a pack without a label takes its comma along. */
export const productName = (template: Texts, { series, pack, motif }: NameParts): Texts => ({
  de: filled(template.de, series, pack.de, motif?.de ?? ''),
  en: filled(template.en, series, pack.en, motif?.en ?? ''),
});
