import { type Language, spell } from '@shop/domain/storefronts/language';
import type { Assortment, Texts } from '../../goods/goods.ts';
import { featuresOf, marksOf } from '../../goods/product-marks.ts';
import { both } from '../../goods/product-template.ts';
import { type WrittenLanguage, writtenLanguage } from '../../shared/written-language.ts';

/** What a data sheet says about a product. */
export interface DataSheet {
  readonly locale: Language;
  readonly title: string;
  readonly name: string;
  readonly teaser: string;
  readonly text: string;
  readonly factsHeading: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly lists: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

const TITLE = both('Produktdatenblatt', 'Product data sheet');
const FACTS = both('Auf einen Blick', 'At a glance');
const NUMBER = both('Artikelnummer', 'Item number');
const BRAND = both('Marke', 'Brand');
const ENERGY = both('Energieeffizienzklasse', 'Energy efficiency class');
const SCALE = both('auf einer Skala von A bis G', 'on a scale from A to G');
const FEATURES = both('Vorteile', 'Advantages');
const SCOPE = both('Lieferumfang', 'What is included');
const SAFETY = both('Sicherheitshinweise', 'Safety notices');
const MAKER = both('Hersteller', 'Manufacturer');

const LOCALES: Readonly<Record<WrittenLanguage, Language>> = { de: 'de-DE', en: 'en-DE' };

/** The data sheet that a file is named after: `101001.de.pdf`. */
export const dataSheetOf = (goods: Assortment, name: string): DataSheet | undefined => {
  const [productId = '', language, extension] = name.split('.');
  const locale = Object.values(LOCALES).find((one) => writtenLanguage(one) === language);
  const product = goods.product(productId);
  if (locale === undefined || product === undefined || product.isCatalog || extension !== 'pdf') return undefined;
  const say = (texts: Texts): string => spell(texts[writtenLanguage(locale)], locale);
  const texts = goods.textsOf(product);
  const brand = goods.brand(product.brandId);
  const lists = [
    { heading: say(FEATURES), lines: featuresOf(product).map(say) },
    { heading: say(SCOPE), lines: texts.deliveryScope.map(say) },
    { heading: say(SAFETY), lines: texts.safetyNotices.map(say) },
    { heading: say(MAKER), lines: brand === undefined ? [] : [brand.name, brand.address, brand.email] },
  ];
  return {
    locale,
    title: say(TITLE),
    name: say(product.name),
    teaser: say(texts.teaser),
    text: say(texts.longDescription),
    factsHeading: say(FACTS),
    facts: [
      [say(NUMBER), product.items.map(({ orderNumber }) => orderNumber).join(', ')],
      [say(BRAND), brand?.name ?? ''],
      ...texts.shortFacts.map(({ label, value }) => [say(label), say(value)] as const),
      ...(product.energyLabel === undefined ? [] : [[say(ENERGY), `${product.energyLabel}, ${say(SCALE)}`] as const]),
      ...marksOf(product).map(({ label, text }) => [label, say(text)] as const),
    ],
    lists: lists.filter(({ lines }) => lines.length > 0),
  };
};
