import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import { DEPARTMENT_ADVICE } from '../goods/department-advice.ts';
import { extraTabContent } from '../goods/extra-tabs.ts';
import type { GoodsProduct } from '../goods/goods.ts';
import { extrasOf, type ProductContext } from './project-extras.ts';

const goods = assortment();
const context: ProductContext = {
  worldId: 'w1',
  goods,
  storefront: STOREFRONTS.de,
  now: new Date('2026-11-18T09:00:00Z'),
  stockOf: () => 20,
};
const english: ProductContext = { ...context, storefront: STOREFRONTS.en };

const productWith = (rule: (product: GoodsProduct) => boolean): GoodsProduct => {
  const found = goods.products.find(rule);
  if (found === undefined) throw new Error('no such product in the assortment');
  return found;
};

describe('what a product page shows beyond texts and prices', () => {
  it('is there for every product, with texts in both languages', () => {
    for (const product of goods.products.filter(({ isCatalog }) => !isCatalog)) {
      const [{ productFeatures, downloads, extraTabs, accessoryIds }, inEnglish] = [
        extrasOf(product, context),
        extrasOf(product, english),
      ];
      expect([
        productFeatures.length > 0,
        downloads.length,
        extraTabs.map(({ id }) => id),
        accessoryIds.length > 0,
      ]).toEqual([true, 1, ['ideas', 'care'], true]);
      expect(inEnglish.extraTabs[0]?.title).not.toBe(extraTabs[0]?.title);
    }
  });

  it('recommends other kinds of goods, and never the product itself', () => {
    for (const product of goods.products.slice(0, 300)) {
      const accessories = extrasOf(product, context).accessoryIds.map((id) => goods.product(id));
      expect(
        accessories.every(
          (one) =>
            one !== undefined &&
            one.categoryId !== product.categoryId &&
            one.categoryId.slice(0, 3) === product.categoryId.slice(0, 3),
        ),
      ).toBe(true);
    }
  });

  it('is an energy label with its alternative text and data sheet for devices that have one', () => {
    const { energyLabel } = extrasOf(
      productWith(({ energyLabel: label }) => label === 'D'),
      context,
    );
    expect(energyLabel).toMatchObject({
      class: 'D',
      picture: { alt: 'Energieeffizienzklasse D auf einer Skala von A bis G', src: '/pictures/energy-d.svg' },
    });
    expect(energyLabel?.dataSheetUrl).toMatch(/^\/qa\/documents\/data-sheet\/w1\/\d+\.de\.pdf$/);
    expect(
      extrasOf(
        productWith(({ energyLabel: label }) => label === undefined),
        context,
      ).energyLabel,
    ).toBeUndefined();
  });

  it('names who answers in the EU for a brand from outside of it', () => {
    expect(
      extrasOf(
        productWith(({ brandId }) => brandId === 'sternblick'),
        context,
      ).responsiblePerson?.address,
    ).toContain('Deutschland');
    expect(
      extrasOf(
        productWith(({ brandId }) => brandId === 'pausenhof'),
        context,
      ).responsiblePerson,
    ).toBeUndefined();
  });

  it('is a sound for instruments and a film for robots', () => {
    expect(
      extrasOf(
        productWith(({ categoryId }) => categoryId === '1742'),
        context,
      ).audioSamples,
    ).toEqual([{ title: 'Klangbeispiel', url: expect.stringMatching(/\.wav$/) }]);
    expect(
      extrasOf(
        productWith(({ categoryId }) => categoryId === '1751'),
        english,
      ).youtubeVideos,
    ).toEqual([{ id: 'pausenhof-robotics', title: 'The first ten minutes with the kit' }]);
  });

  it('has tabs with content in the language of the storefront, and none with another id (UPQ-36)', () => {
    const product = productWith(({ categoryId }) => categoryId === '1011');
    const [first] = DEPARTMENT_ADVICE['10']?.care ?? [];
    expect(extraTabContent(product, 'care', STOREFRONTS.de)).toContain(`<li>${first?.de}</li>`);
    expect(extraTabContent(product, 'care', STOREFRONTS.en)).toContain(`<li>${first?.en}</li>`);
    expect(extraTabContent(product, 'constructor', STOREFRONTS.de)).toBeUndefined();
  });
});
