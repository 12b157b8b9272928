import { buildItems } from './build-items.ts';
import { priceMoodOf } from './build-price.ts';
import type { DeliverySpan, GoodsProduct } from './goods.ts';
import { productSpecsOf, type ProductSpec } from './product-specs.ts';
import { productName } from './product-name.ts';
import { AGE, type ProductTemplate } from './product-template.ts';
import { seededRandom, type Random } from './seeded-random.ts';

const IN_STOCK: DeliverySpan = { from: 2, to: 3 };
const IN_STOCK_BULKY: DeliverySpan = { from: 6, to: 9 };
const ON_ORDER: DeliverySpan = { from: 9, to: 13 };
const ON_ORDER_BULKY: DeliverySpan = { from: 20, to: 28 };

/** Product ids reserved for each template of a shelf. */
const IDS_PER_TEMPLATE = 200;

/** The nearest average that this many whole ratings can have, with two decimals. */
const averageOfWholeStars = (average: number, count: number): number =>
  Math.round((Math.round(average * count) / count) * 100) / 100;

const ratingOf = (random: Random): Pick<GoodsProduct, 'rating' | 'numberOfRatings'> => {
  if (random.happens(12)) return { rating: 0, numberOfRatings: 0 };
  const numberOfRatings = Math.ceil(random.next() ** 3 * 420);
  const average = 5 - random.next() ** 1.6 * 1.7;
  return { rating: averageOfWholeStars(average, numberOfRatings), numberOfRatings };
};

const extraBadgesOf = ({ brandId, series, pack }: ProductSpec, random: Random): readonly string[] => [
  ...(brandId === 'pausenhof' ? ['own-brand'] : []),
  ...(series.tier === 'eco' ? ['eco-friendly'] : []),
  ...(/Klassensatz/.test(pack.label.de) ? ['class-set'] : []),
  ...(random.happens(4) ? ['teachers-choice'] : []),
];

/** "ab 3 Jahren" among the facts of a template. */
const fromAgeOf = ({ facts }: ProductTemplate): Pick<GoodsProduct, 'fromAge'> => {
  const years = facts.find(({ label }) => label.en === AGE.en)?.value.de.match(/\d+/u)?.[0];
  return years === undefined ? {} : { fromAge: Number(years) };
};

const buildProduct = (
  categoryId: string,
  templateId: string,
  template: ProductTemplate,
  spec: ProductSpec,
  seed: number,
  productId: string,
): GoodsProduct => {
  const random = seededRandom(seed, productId);
  const mood = priceMoodOf(random);
  const items = buildItems(productId, template, spec, mood, random);
  const rated = ratingOf(random);
  const isPopular = rated.numberOfRatings > 150 && rated.rating >= 4.3;
  const bulky = template.bulky ?? false;
  const motif = spec.motifAt === undefined ? undefined : template.motifs?.[spec.motifAt];
  const isNew = random.happens(7);
  return {
    productId,
    name: productName(template.name, { series: spec.series.name, pack: spec.pack.label, motif }),
    brandId: spec.brandId,
    categoryId,
    items,
    attributes: template.variants ?? [],
    ...rated,
    isNew,
    isPopular,
    isCatalog: template.isCatalog ?? false,
    extraBadges: extraBadgesOf(spec, random),
    ...fromAgeOf(template),
    ...(template.energyLabel === undefined ? {} : { energyLabel: template.energyLabel }),
    isDealCandidate:
      mood.reduction === 0 && !bulky && template.vat !== 'reduced' && items.length === 1 && random.happens(4),
    replacementProductIds: [],
    delivery: bulky ? { inStock: IN_STOCK_BULKY, onOrder: ON_ORDER_BULKY } : { inStock: IN_STOCK, onOrder: ON_ORDER },
    relevance:
      random.next() * 60 +
      Math.min(rated.numberOfRatings, 200) / 5 +
      (isNew ? 10 : 0) +
      mood.reduction / 4 -
      (items.some(({ stock }) => stock > 0) ? 0 : 60),
    origin: {
      templateId,
      series: spec.series.name,
      pack: spec.packAt,
      ...(spec.motifAt === undefined ? {} : { motif: spec.motifAt }),
    },
  };
};

const REPLACEMENTS = 3;

/** The products after this one, from the start again after the last. */
const nextIn = (products: readonly GoodsProduct[], product: GoodsProduct): readonly GoodsProduct[] => {
  const at = products.indexOf(product);
  return [...products.slice(at + 1, at + 1 + REPLACEMENTS), ...products.slice(0, at)].slice(0, REPLACEMENTS);
};

/** Alternatives for a sold-out product: the next specs with the same pack, or with any. */
const withReplacements = (products: readonly GoodsProduct[]): readonly GoodsProduct[] => {
  const byPack = Map.groupBy(products, ({ origin }) => origin.pack);
  return products.map((product) => {
    const alike = byPack.get(product.origin.pack) ?? [];
    return {
      ...product,
      replacementProductIds: nextIn(alike.length > 1 ? alike : products, product).map(({ productId }) => productId),
    };
  });
};

/** All products of a template. Their ids begin with the shelf's and never depend on the seed. */
export const buildProducts = (
  categoryId: string,
  templateAt: number,
  template: ProductTemplate,
  seed: number,
): readonly GoodsProduct[] => {
  const templateId = `${categoryId}.${templateAt}`;
  const specs = productSpecsOf(template, seededRandom(seed, templateId));
  return withReplacements(
    specs.map((spec) =>
      buildProduct(
        categoryId,
        templateId,
        template,
        spec,
        seed,
        `${categoryId}${String(templateAt * IDS_PER_TEMPLATE + spec.ordinal + 1).padStart(3, '0')}`,
      ),
    ),
  );
};
