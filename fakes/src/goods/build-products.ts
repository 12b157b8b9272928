import { buildItems } from './build-items.ts';
import { priceMoodOf } from './build-price.ts';
import type { DeliverySpan, GoodsProduct } from './goods.ts';
import { makesOf, type Make } from './makes.ts';
import { productName } from './product-name.ts';
import type { Range } from './range.ts';
import { chanceOf, type Chance } from './seeded.ts';

const IN_STOCK: DeliverySpan = { from: 2, to: 3 };
const IN_STOCK_BULKY: DeliverySpan = { from: 6, to: 9 };
const ON_ORDER: DeliverySpan = { from: 9, to: 13 };
const ON_ORDER_BULKY: DeliverySpan = { from: 20, to: 28 };

/** Room for the makes of one range within the ids of a shelf. */
const IDS_PER_RANGE = 200;

const ratingOf = (chance: Chance): Pick<GoodsProduct, 'rating' | 'numberOfRatings'> => {
  if (chance.happens(12)) return { rating: 0, numberOfRatings: 0 };
  const numberOfRatings = Math.ceil(chance.next() ** 3 * 420);
  return { rating: Math.round(50 - chance.next() ** 1.6 * 17) / 10, numberOfRatings };
};

const extraBadgesOf = ({ brandId, series, pack }: Make, chance: Chance): readonly string[] => [
  ...(brandId === 'pausenhof' ? ['own-brand'] : []),
  ...(series.tier === 'eco' ? ['eco-friendly'] : []),
  ...(/Klassensatz/.test(pack.label.de) ? ['class-set'] : []),
  ...(chance.happens(4) ? ['teachers-choice'] : []),
];

const buildProduct = (categoryId: string, rangeId: string, range: Range, make: Make, seed: number, productId: string): GoodsProduct => {
  const chance = chanceOf(seed, productId);
  const mood = priceMoodOf(chance);
  const items = buildItems(productId, range, make, mood, chance);
  const rated = ratingOf(chance);
  const isPopular = rated.numberOfRatings > 150 && rated.rating >= 4.3;
  const bulky = range.bulky ?? false;
  const motif = make.motifAt === undefined ? undefined : range.motifs?.[make.motifAt];
  const isNew = chance.happens(7);
  return {
    productId,
    name: productName(range.name, { series: make.series.name, pack: make.pack.label, motif }),
    brandId: make.brandId,
    categoryId,
    items,
    attributes: range.variants ?? [],
    ...rated,
    isNew,
    isPopular,
    isCatalog: range.isCatalog ?? false,
    extraBadges: extraBadgesOf(make, chance),
    ...(range.energyLabel === undefined ? {} : { energyLabel: range.energyLabel }),
    isDealCandidate: mood.reduction === 0 && !bulky && range.vat !== 'reduced' && items.length === 1 && chance.happens(4),
    replacementProductIds: [],
    delivery: bulky ? { inStock: IN_STOCK_BULKY, onOrder: ON_ORDER_BULKY } : { inStock: IN_STOCK, onOrder: ON_ORDER },
    relevance: chance.next() * 60 + Math.min(rated.numberOfRatings, 200) / 5 + (isNew ? 10 : 0) + mood.reduction / 4 - (items.some(({ stock }) => stock > 0) ? 0 : 60),
    origin: { rangeId, series: make.series.name, pack: make.packAt, ...(make.motifAt === undefined ? {} : { motif: make.motifAt }) },
  };
};

/** The nearest makes of the same pack, else of any: what a shopper may take instead. */
const withReplacements = (products: readonly GoodsProduct[]): readonly GoodsProduct[] =>
  products.map((product, at) => {
    const others = [...products.slice(at + 1), ...products.slice(0, at)];
    const alike = others.filter(({ origin }) => origin.pack === product.origin.pack);
    const replacementProductIds = (alike.length > 0 ? alike : others).slice(0, 3).map(({ productId }) => productId);
    return { ...product, replacementProductIds };
  });

/** All products of a range. Their ids begin with the shelf's and never depend on the seed. */
export const buildProducts = (categoryId: string, rangeAt: number, range: Range, seed: number): readonly GoodsProduct[] => {
  const rangeId = `${categoryId}.${rangeAt}`;
  const makes = makesOf(range, chanceOf(seed, rangeId));
  return withReplacements(
    makes.map((make) => buildProduct(categoryId, rangeId, range, make, seed, `${categoryId}${String(rangeAt * IDS_PER_RANGE + make.ordinal + 1).padStart(3, '0')}`)),
  );
};
