import { type Language, spell } from '@shop/domain/storefronts/language';
import type { Assortment, GoodsCategory, GoodsProduct, Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';
import { type WrittenLanguage, writtenLanguage } from '../shared/written-language.ts';
import type { DataSheet } from './data-sheet/data-sheet.ts';
import { publicDocumentPath } from '../documents/document-path.ts';

const TITLE = both('Katalog', 'Catalogue');
const ABOUT = both('Auf einen Blick', 'At a glance');

/** Articles of each department; the printed catalogue has more pages than anybody downloads. */
const SHOWN_ARTICLES = 24;

const LOCALES: Readonly<Record<WrittenLanguage, Language>> = { de: 'de-DE', en: 'en-DE' };

/** Where the printed catalogue is as a PDF. */
export const cataloguePath = (
  worldId: string,
  { productId }: Pick<GoodsProduct, 'productId'>,
  language: Language,
): string => publicDocumentPath(worldId, 'catalogue', `${productId}.${writtenLanguage(language)}.pdf`);

/** The printed catalogue that a file is named after, as a PDF: `2341001.de.pdf`. */
export const catalogueOf = (goods: Assortment, file: string): DataSheet | undefined => {
  const [productId = '', language, extension] = file.split('.');
  const locale = Object.values(LOCALES).find((one) => writtenLanguage(one) === language);
  const product = goods.product(productId);
  if (locale === undefined || product?.isCatalog !== true || extension !== 'pdf') return undefined;
  const say = (texts: Texts): string => spell(texts[writtenLanguage(locale)], locale);
  const texts = goods.textsOf(product);
  const pageOf = ({ categoryId, name }: GoodsCategory) => ({
    heading: say(name),
    lines: goods
      .productsIn(categoryId)
      .slice(0, SHOWN_ARTICLES)
      .map((article) => `${article.items[0]?.orderNumber ?? ''}  ${say(article.name)}`),
  });
  return {
    locale,
    title: say(TITLE),
    name: say(product.name),
    teaser: say(texts.teaser),
    text: say(texts.longDescription),
    factsHeading: say(ABOUT),
    facts: texts.shortFacts.map(({ label, value }) => [say(label), say(value)] as const),
    lists: goods.roots.map(pageOf).filter(({ lines }) => lines.length > 0),
  };
};
