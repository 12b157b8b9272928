import type { Product } from '@shop/domain/catalogue/product';
import { publicDocumentPath } from '../documents/document-path.ts';
import { oncePerStorefront } from '../shared/once-per-storefront.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import { localise, type CatalogueContext } from '../goods/catalogue-context.ts';
import { energyLabelOf } from '../goods/energy-label.ts';
import { extraTabsOf } from '../goods/extra-tabs.ts';
import type { GoodsProduct } from '../goods/goods.ts';
import { soundSampleOf, videoOf } from '../goods/product-media.ts';
import { featuresOf, marksOf } from '../goods/product-marks.ts';
import { both } from '../goods/product-template.ts';
import { accessoryIdsOf } from '../goods/related-products.ts';

/** What a product page depends on. Its documents are those of a world. */
export interface ProductContext extends CatalogueContext {
  readonly worldId: string;
}

type Extras = Pick<
  Product,
  | 'responsiblePerson'
  | 'productFeatures'
  | 'labelAttributes'
  | 'energyLabel'
  | 'downloads'
  | 'extraTabs'
  | 'youtubeVideos'
  | 'audioSamples'
  | 'accessoryIds'
  | 'replacementProductIds'
>;

const DATA_SHEET = both('Produktdatenblatt', 'Product data sheet');

type Documents = Pick<Extras, 'energyLabel' | 'downloads' | 'audioSamples'>;

const unchanging = oncePerStorefront(
  (
    product: GoodsProduct,
    { goods, storefront }: Pick<ProductContext, 'goods' | 'storefront'>,
  ): Omit<Extras, keyof Documents> => {
    const video = videoOf(product);
    const responsiblePerson = goods.brand(product.brandId)?.responsiblePerson;
    return {
      ...(responsiblePerson === undefined ? {} : { responsiblePerson }),
      productFeatures: featuresOf(product).map((feature) => localise(storefront, feature)),
      labelAttributes: marksOf(product).map(({ label, text }) => ({ label, value: localise(storefront, text) })),
      extraTabs: extraTabsOf(product, storefront),
      youtubeVideos: video === undefined ? [] : [{ id: video.id, title: localise(storefront, video.title) }],
      accessoryIds: accessoryIdsOf(goods, product),
      replacementProductIds: product.replacementProductIds,
    };
  },
);

const documentsOf = (
  product: GoodsProduct,
  { storefront, worldId }: Pick<ProductContext, 'storefront' | 'worldId'>,
): Documents => {
  const dataSheet = publicDocumentPath(
    worldId,
    'data-sheet',
    `${product.productId}.${writtenLanguage(storefront.language)}.pdf`,
  );
  const sample = soundSampleOf(product);
  return {
    ...(product.energyLabel === undefined
      ? {}
      : { energyLabel: energyLabelOf(product.energyLabel, dataSheet, storefront) }),
    downloads: product.isCatalog ? [] : [{ headline: localise(storefront, DATA_SHEET), url: dataSheet }],
    audioSamples:
      sample === undefined
        ? []
        : [
            {
              title: localise(storefront, sample),
              url: publicDocumentPath(worldId, 'sound', `${product.productId}.wav`),
            },
          ],
  };
};

/** Everything on a product page beyond texts, prices and variants. */
export const extrasOf = (product: GoodsProduct, context: ProductContext): Extras => ({
  ...unchanging(product, context),
  ...documentsOf(product, context),
});
