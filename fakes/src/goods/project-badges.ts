import type { Badges, Price } from '@shop/domain/catalogue/product';
import type { GoodsProduct, Texts } from './goods.ts';
import { localise, type CatalogueContext } from './catalogue-context.ts';

/** Marks beside "sale", "new" and "popular". */
export const EXTRA_BADGES = {
  'class-set': { de: 'Klassensatz', en: 'Class set' },
  'eco-friendly': { de: 'Umweltfreundlich', en: 'Eco-friendly' },
  'teachers-choice': { de: 'Von Lehrkräften empfohlen', en: 'Teachers’ choice' },
  'own-brand': { de: 'Eigenmarke', en: 'Own brand' },
} as const satisfies Record<string, Texts>;

type ExtraBadgeId = keyof typeof EXTRA_BADGES;

export const isExtraBadge = (id: string): id is ExtraBadgeId => id in EXTRA_BADGES;

/** Badges of a product. The sale badge needs a price with a percentage. */
export const badgesOf = (
  product: GoodsProduct,
  price: Price,
  { storefront }: Pick<CatalogueContext, 'storefront'>,
): Badges => ({
  sale: price.discountPercent !== undefined,
  new: product.isNew,
  popular: product.isPopular,
  extra: product.extraBadges.filter(isExtraBadge).map((id) => ({ id, name: localise(storefront, EXTRA_BADGES[id]) })),
});
