import type { FilterValue } from '@shop/domain/catalogue/listing-filters';
import { joined } from '@shop/domain/shared/joined';

import type { CatalogueContext } from '../goods/catalogue-context.ts';
import { COLOURS, isColour } from '../goods/colours.ts';
import type { Assortment, GoodsItem, GoodsProduct, Texts } from '../goods/goods.ts';
import { EXTRA_BADGES, isExtraBadge } from '../goods/project-badges.ts';
import { priceOf } from '../goods/project-price.ts';

/** The enum filters of the fake shop, in the order in which they are offered; a facet is one bit of a mask. */
export const FACETS = [
  { id: 'brand', name: { de: 'Marke', en: 'Brand' } },
  { id: 'colour', name: { de: 'Farbe', en: 'Colour' } },
  { id: 'size', name: { de: 'Größe', en: 'Size' } },
  { id: 'kind', name: { de: 'Ausführung', en: 'Type' } },
  { id: 'age', name: { de: 'Alter', en: 'Age' } },
  { id: 'badge', name: { de: 'Besonderheiten', en: 'Features' } },
  { id: 'availability', name: { de: 'Lieferbarkeit', en: 'Availability' } },
] as const satisfies readonly { readonly id: string; readonly name: Texts }[];

export type FacetId = (typeof FACETS)[number]['id'];

export interface FacetValue {
  readonly facet: FacetId;
  readonly id: string;
  readonly label: Texts;
  /** Position in the facet; values of equal rank are sorted by their names. */
  readonly rank: number;
  readonly imageUrl?: FilterValue['imageUrl'];
}

export const IN_STOCK: FacetValue = {
  facet: 'availability',
  id: 'in-stock',
  label: { de: 'Sofort lieferbar', en: 'In stock' },
  rank: 0,
};
const NEW: FacetValue = { facet: 'badge', id: 'new', label: { de: 'Neu', en: 'New' }, rank: 1 };
const SALE: FacetValue = { facet: 'badge', id: 'sale', label: { de: 'Reduziert', en: 'Reduced' }, rank: 0 };

/** The attributes that each facet collects; lead grades, rulings and the like share one. */
const FACET_OF_ATTRIBUTE: Readonly<Record<string, FacetId>> = {
  colour: 'colour',
  size: 'size',
  kind: 'kind',
  ruling: 'kind',
};

/** Keys of sizes and kinds mean something else from product to product, so their words are the id. */
const slug = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/gu) ?? []
  ).join('-');

const swatch = (css: string): string =>
  joined(
    'data:image/svg+xml,',
    encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${css}"/></svg>`,
    ),
  );

const colourRank = (value: string): number => Object.keys(COLOURS).indexOf(value);

const variantValues = (product: GoodsProduct, item: GoodsItem): readonly FacetValue[] =>
  item.variants.flatMap(({ attribute, value }): readonly FacetValue[] => {
    const facet = FACET_OF_ATTRIBUTE[attribute];
    const label = product.attributes
      .find((one) => one.attribute === attribute)
      ?.values.find((one) => one.value === value)?.label;
    if (facet === undefined || label === undefined) return [];
    if (facet === 'colour')
      return [
        {
          facet,
          id: value,
          label,
          rank: colourRank(value),
          ...(isColour(value) ? { imageUrl: swatch(COLOURS[value].css) } : {}),
        },
      ];
    return [{ facet, id: slug(label.en), label, rank: 0 }];
  });

const ageValue = (years: number): FacetValue => ({
  facet: 'age',
  id: String(years),
  label: years === 1 ? { de: 'ab 1 Jahr', en: 'from 1 year' } : { de: `ab ${years} Jahren`, en: `from ${years} years` },
  rank: years,
});

/** Everything that an item can be found by, except its availability, which changes. */
export const facetValuesOf = (
  product: GoodsProduct,
  item: GoodsItem,
  goods: Assortment,
  storefront: CatalogueContext['storefront'],
): readonly FacetValue[] => {
  const brand = goods.brand(product.brandId)?.name ?? product.brandId;
  return [
    { facet: 'brand', id: product.brandId, label: { de: brand, en: brand }, rank: 0 },
    ...variantValues(product, item),
    ...(product.fromAge === undefined ? [] : [ageValue(product.fromAge)]),
    ...(priceOf(item, storefront).discountPercent === undefined ? [] : [SALE]),
    ...(product.isNew ? [NEW] : []),
    ...product.extraBadges
      .filter(isExtraBadge)
      .map((id) => ({ facet: 'badge' as const, id, label: EXTRA_BADGES[id], rank: 2 })),
  ];
};
