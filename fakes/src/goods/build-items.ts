import { buildPrice, type PriceMood } from './build-price.ts';
import type { GoodsItem, GoodsVariantAttribute } from './goods.ts';
import type { ProductSpec } from './product-specs.ts';
import { picturesOf } from './picture-choice.ts';
import type { ProductTemplate } from './product-template.ts';
import type { Random } from './seeded-random.ts';

type Chosen = GoodsItem['variants'];

/** The percentage of attribute combinations that do not exist. */
const MISSING_PERCENT = 14;

const combinationsOf = (attributes: readonly GoodsVariantAttribute[]): readonly Chosen[] =>
  attributes.reduce<readonly Chosen[]>(
    (found, { attribute, values }) =>
      found.flatMap((chosen) => values.map(({ value }) => [...chosen, { attribute, value }])),
    [[]],
  );

/** The first value of an attribute exists in every combination, so that no choice is empty. */
const existing = (
  combinations: readonly Chosen[],
  attributes: readonly GoodsVariantAttribute[],
  random: Random,
): readonly Chosen[] => {
  if (attributes.length < 2) return combinations;
  const isFirst = ({ attribute, value }: Chosen[number]): boolean =>
    attributes.find((one) => one.attribute === attribute)?.values[0]?.value === value;
  return combinations.filter((chosen) => chosen.some(isFirst) || !random.happens(MISSING_PERCENT));
};

const stockOf = (random: Random): Pick<GoodsItem, 'stock' | 'onOrder'> => {
  const draw = random.next() * 100;
  if (draw < 4) return { stock: 0, onOrder: false };
  if (draw < 9) return { stock: 0, onOrder: true };
  if (draw < 18) return { stock: random.between(1, 9), onOrder: false };
  return { stock: random.between(12, 900), onOrder: false };
};

const MAX_QUANTITY = 999;
const MAX_QUANTITY_BULKY = 40;

export const buildItems = (
  productId: string,
  template: ProductTemplate,
  spec: ProductSpec,
  mood: PriceMood,
  random: Random,
): readonly GoodsItem[] => {
  const attributes = template.variants ?? [];
  const bulky = template.bulky ?? false;
  const primeFaehig = !bulky && random.happens(70);
  return existing(combinationsOf(attributes), attributes, random).map((variants, at) => {
    const suffix = String(at + 1).padStart(2, '0');
    const growth = sizeGrowth(template, variants);
    return {
      itemId: `${productId}-${suffix}`,
      productId,
      orderNumber: `${productId}${suffix}`,
      price:
        template.isCatalog === true
          ? { eurGross: 0, chfGross: 0 }
          : buildPrice(spec.pack.cents * spec.factor * growth, mood),
      vatClass: template.vat ?? 'standard',
      ...(spec.pack.measure === undefined ? {} : { base: spec.pack.measure }),
      ...stockOf(random),
      minimumOrderQuantity: spec.pack.minimum ?? 1,
      maxQuantity: template.isCatalog === true ? 5 : bulky ? MAX_QUANTITY_BULKY : MAX_QUANTITY,
      weightGrams: Math.round(spec.pack.grams * growth),
      bulky,
      primeFaehig,
      variants,
      pictures: picturesOf(template, spec, variants),
    };
  });
};

const SIZE_STEP = 0.06;

/** Larger sizes cost and weigh more. Sizes are listed from small to large. */
const sizeGrowth = (template: ProductTemplate, chosen: Chosen): number => {
  const size = template.variants?.find(({ attribute }) => attribute === 'size');
  const value = chosen.find(({ attribute }) => attribute === 'size')?.value;
  const step = size?.values.findIndex((one) => one.value === value) ?? 0;
  return 1 + Math.max(0, step) * (template.sizeStep ?? SIZE_STEP);
};
