import { BRANDS, isBrandKey } from './brands.ts';
import type { GoodsProduct, ProductTexts, Texts } from './goods.ts';
import { both, type Fact, type ProductTemplate } from './product-template.ts';
import { SAFETY_NOTICES } from './safety-notices.ts';
import { TIER_SENTENCES } from './series.ts';

const joined = (...texts: readonly Texts[]): Texts => ({
  de: texts.map(({ de }) => de).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

const weightText = (grams: number): Texts => {
  if (grams < 1000) return both(`${grams} g`, `${grams} g`);
  const kilograms = Math.round(grams / 100) / 10;
  return both(`${String(kilograms).replace('.', ',')} kg`, `${kilograms} kg`);
};

const seriesSentence = (product: GoodsProduct): Texts => {
  if (!isBrandKey(product.brandId)) return both('', '');
  const brand = BRANDS[product.brandId];
  const tier = brand.series.find(({ name }) => name === product.origin.series)?.tier ?? 'classic';
  const fill = (text: string): string => text.replace('{series}', product.origin.series).replace('{brand}', brand.name);
  return both(fill(TIER_SENTENCES[tier].de), fill(TIER_SENTENCES[tier].en));
};

/** Generates the texts of a product from its template. */
export const productTexts = (product: GoodsProduct, template: ProductTemplate): ProductTexts => {
  const pack = template.packs[product.origin.pack] ?? template.packs[0];
  const weight: Fact = { label: both('Gewicht', 'Weight'), value: weightText(pack.grams) };
  const contents: readonly Fact[] =
    pack.label.de === '' ? [] : [{ label: both('Ausführung', 'Version'), value: pack.label }];
  return {
    teaser: template.teaser,
    longDescription: joined(template.text, seriesSentence(product)),
    shortFacts: [...contents, ...template.facts, weight],
    deliveryScope: [pack.scope ?? template.scope],
    ...(template.warrantyYears === undefined
      ? {}
      : {
          warranty: both(
            `${template.warrantyYears} Jahre Garantie des Herstellers`,
            `Maker’s guarantee of ${template.warrantyYears} years`,
          ),
        }),
    safetyNotices: (template.safety ?? []).map((key) => SAFETY_NOTICES[key]),
  };
};
