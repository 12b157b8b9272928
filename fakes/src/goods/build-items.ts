import { buildPrice, type PriceMood } from './build-price.ts';
import type { GoodsItem, GoodsVariantAttribute } from './goods.ts';
import type { Make } from './makes.ts';
import { picturesOf } from './picture-choice.ts';
import type { Range } from './range.ts';
import type { Chance } from './seeded.ts';

type Chosen = GoodsItem['variants'];

/** Of two attributes, so many of a hundred combinations do not exist. */
const MISSING_PERCENT = 14;

const combinationsOf = (attributes: readonly GoodsVariantAttribute[]): readonly Chosen[] =>
  attributes.reduce<readonly Chosen[]>(
    (found, { attribute, values }) => found.flatMap((chosen) => values.map(({ value }) => [...chosen, { attribute, value }])),
    [[]],
  );

/** The first value of an attribute comes in every combination, so that no choice is empty. */
const existing = (combinations: readonly Chosen[], attributes: readonly GoodsVariantAttribute[], chance: Chance): readonly Chosen[] => {
  if (attributes.length < 2) return combinations;
  const isFirst = ({ attribute, value }: Chosen[number]): boolean =>
    attributes.find((one) => one.attribute === attribute)?.values[0]?.value === value;
  return combinations.filter((chosen) => chosen.some(isFirst) || !chance.happens(MISSING_PERCENT));
};

const stockOf = (chance: Chance): Pick<GoodsItem, 'stock' | 'onOrder'> => {
  const draw = chance.next() * 100;
  if (draw < 4) return { stock: 0, onOrder: false };
  if (draw < 9) return { stock: 0, onOrder: true };
  if (draw < 18) return { stock: chance.between(1, 9), onOrder: false };
  return { stock: chance.between(12, 900), onOrder: false };
};

const MAX_QUANTITY = 999;
const MAX_QUANTITY_BULKY = 40;

export const buildItems = (productId: string, range: Range, make: Make, mood: PriceMood, chance: Chance): readonly GoodsItem[] => {
  const attributes = range.variants ?? [];
  const bulky = range.bulky ?? false;
  const primeFaehig = !bulky && chance.happens(70);
  return existing(combinationsOf(attributes), attributes, chance).map((variants, at) => {
    const suffix = String(at + 1).padStart(2, '0');
    const growth = sizeGrowth(range, variants);
    return {
      itemId: `${productId}-${suffix}`,
      productId,
      orderNumber: `${productId}${suffix}`,
      price: range.isCatalog === true ? { eurGross: 0, chfGross: 0 } : buildPrice(make.pack.cents * make.factor * growth, mood),
      vatClass: range.vat ?? 'standard',
      ...(make.pack.measure === undefined ? {} : { base: make.pack.measure }),
      ...stockOf(chance),
      minimumOrderQuantity: make.pack.minimum ?? 1,
      maxQuantity: range.isCatalog === true ? 5 : bulky ? MAX_QUANTITY_BULKY : MAX_QUANTITY,
      weightGrams: Math.round(make.pack.grams * growth),
      bulky,
      primeFaehig,
      variants,
      pictures: picturesOf(range, make, variants),
    };
  });
};

const SIZE_STEP = 0.06;

/** Larger sizes cost and weigh more. Sizes are listed from small to large. */
const sizeGrowth = (range: Range, chosen: Chosen): number => {
  const size = range.variants?.find(({ attribute }) => attribute === 'size');
  const value = chosen.find(({ attribute }) => attribute === 'size')?.value;
  const step = size?.values.findIndex((one) => one.value === value) ?? 0;
  return 1 + Math.max(0, step) * (range.sizeStep ?? SIZE_STEP);
};
