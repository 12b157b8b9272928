import type { Texts } from './goods.ts';

interface NameParts {
  readonly series: string;
  readonly pack: Texts;
  readonly motif?: Texts | undefined;
}

const fillTemplate = (template: string, series: string, pack: string, motif: string): string =>
  template
    .replace('{series}', series)
    .replace('{motif}', motif)
    .replace('{pack}', pack)
    .replace(/,\s*$/, '')
    .trim()
    // In one piece, as `joined` makes it.
    .split(' ')
    .join(' ');

/** Fills a template's name. If the pack has no label, the comma before it is dropped. */
export const productName = (template: Texts, { series, pack, motif }: NameParts): Texts => ({
  de: fillTemplate(template.de, series, pack.de, motif?.de ?? ''),
  en: fillTemplate(template.en, series, pack.en, motif?.en ?? ''),
});
