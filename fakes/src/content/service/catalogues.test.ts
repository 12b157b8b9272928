import { CATALOGUE_PAGES } from '@shop/domain/shared/paths';
import { describe, expect, it } from 'vitest';
import { footerOf } from '../footer.ts';
import { pageAt } from '../pages.ts';
import { aPageContext, STOREFRONT_NAMES } from '../testing/page-contexts.ts';
import { teasersOfType, textIn, wordsOf } from '../testing/page-parts.ts';

describe.each(STOREFRONT_NAMES)('the catalogues on %s', (name) => {
  const context = aPageContext(name);
  const isEnglishBusiness = name === 'b2b-en';
  const page = pageAt(isEnglishBusiness ? CATALOGUE_PAGES.en : CATALOGUE_PAGES.de, context);

  it('are all there, each with picture, edition, the printed one and the PDF', () => {
    const printed = teasersOfType(page, 'printed-catalogue');
    expect(printed).toHaveLength(context.goods.products.filter(({ isCatalog }) => isCatalog).length);
    for (const teaser of printed) {
      expect(textIn(teaser, 'edition')).toMatch(
        name === 'en' || isEnglishBusiness ? /^2026\/27 edition/u : /^Ausgabe 2026\/27/u,
      );
      expect(context.goods.item(textIn(teaser, 'itemId'))?.price.eurGross).toBe(0);
      expect(
        teaser.attributes.flatMap((attribute) => (attribute.type === 'Image' ? [attribute.urlPath] : [])),
      ).toHaveLength(1);
      expect(teaser.attributes.flatMap((attribute) => (attribute.type === 'Link' ? [attribute.url] : []))).toEqual([
        expect.stringMatching(/^\/qa\/documents\/catalogue\/default\/\d+\.(?:de|en)\.pdf$/u),
      ]);
    }
    expect(wordsOf(page).match(/netto|net, plus VAT/u) !== null).toBe(context.storefront.isB2b);
  });

  it('are linked from the foot of every page, at the URL of this storefront', () => {
    const links = footerOf(context.storefront).blocks.flatMap((block) => block.links.map(({ url }) => url));
    expect(links.filter((url) => /katalog|catalogue/u.test(url))).toEqual([
      isEnglishBusiness ? '/service/catalogue/' : '/service/katalog/',
    ]);
  });
});
