import type { OpenBackend } from '@shop/gateway/testing/backends';
import { heldProduct } from '@shop/gateway/testing/held-product';
import type { Item, Product, ProductKind } from '@shop/gateway/testing/held-product';
import { MARKETS } from '@shop/gateway/testing/markets';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import type { Texts } from '../texts.ts';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

interface Kind extends ProductKind {
  readonly kind: string;
}

/** The most extra badges on a product page (LIST-10). */
const MOST_EXTRA_BADGES = 3;

/** Products that together have every field. */
const KINDS: readonly Kind[] = [
  { kind: 'in colours and sizes', is: ({ attributes }) => attributes.length === 2 },
  { kind: 'with an energy label', is: ({ energyLabel }) => energyLabel !== undefined },
  { kind: 'from outside of the EU', is: ({ brandId }) => brandId === 'sternblick' },
  { kind: 'that can be heard', is: ({ categoryId }) => categoryId.startsWith('174') },
  { kind: 'with a film', is: ({ categoryId }) => categoryId.startsWith('175') },
  {
    kind: 'that is reduced, with a base price',
    is: ({ items }) => items[0]?.price.previousEurGross !== undefined && items[0].base !== undefined,
  },
  { kind: 'that is new, with badges', is: ({ isNew, extraBadges }) => isNew && extraBadges.length > 1 },
  { kind: 'that is popular', is: ({ isPopular }) => isPopular },
  { kind: 'sold by the dozen', is: ({ items }) => (items[0]?.minimumOrderQuantity ?? 1) > 1 },
  {
    kind: 'in sizes of different prices, none of them chosen',
    is: ({ productId }) => productId === ARTICLES.ball.productId,
    isOpen: true,
  },
  { kind: 'that is sold out', is: ({ items }) => items.every(({ stock, onOrder }) => stock === 0 && !onOrder) },
];

const STOREFRONTS_READ = ['de', 'en', 'ch'] as const;

type Storefront = (typeof STOREFRONTS_READ)[number];

/** Which text on delivery each storefront shows (PDP-07). */
const MATRIX_CODE_KEYS: Readonly<Record<Storefront, string>> = { de: 'bde_de', en: 'bde_de', ch: 'bch_ch' };

/** Fields that rules use and nobody reads; a deal has tests of its own. */
type UnseenField = 'productId' | 'maxQuantity' | 'primeFaehig' | 'deal';

const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
const linkTo = (path: string): string => `href="${path}"`;
const sized = ({ src, alt, width, height, sources }: Product['pictures'][number]): readonly string[] => [
  `src="${src}" alt="${alt}" width="${width}" height="${height}"`,
  ...sources.map(({ type, srcset }) => `type="${type}" srcSet="${srcset}"`),
];
const labelled = (list: readonly { readonly label: string; readonly value: string }[]): readonly string[] =>
  list.map(({ label, value }) => `${label} ${value}`);
const contact = ({ name, address, email }: Product['manufacturer']): readonly string[] => [
  `${name} ${address}`,
  linkTo(`mailto:${email}`),
];

/** What a page says about a field, as text or markup. */
type Words<Holder, More extends unknown[]> = {
  readonly [Field in keyof Holder]-?: (value: NonNullable<Holder[Field]>, ...more: More) => readonly string[];
};

const optionWords = ({ name, displayName, options }: Product['variantAttributes'][number]): readonly string[] => [
  displayName,
  ...options.flatMap(({ value, label }) => [label, `variant.${name}`, value]),
];

const priceWords = (storefront: Storefront, { current, previous }: Product['price']): readonly string[] =>
  [current, ...(previous === undefined ? [] : [previous])].map(({ minor }) => plain(MARKETS[storefront].text(minor)));

const productWords = (storefront: Storefront, t: Texts): Words<Product, [Product]> => ({
  productId: (id) => [`name="productId" value="${id}"`],
  name: (name) => [name],
  path: (path) => [`rel="canonical" href="http://${MARKETS[storefront].host}${path}"`],
  manufacturer: contact,
  responsiblePerson: (person) => [t('catalogue:product.responsible'), ...contact(person)],
  teaser: (teaser) => [teaser],
  longDescription: (html) => [plain(pageText(html))],
  shortFacts: labelled,
  labelAttributes: labelled,
  deliveryScope: (scope) => scope,
  warranty: (warranty) => [warranty],
  safetyNotices: (notices) => notices,
  productFeatures: (features) => features,
  energyLabel: ({ picture, dataSheetUrl }) => [...sized(picture), dataSheetUrl],
  downloads: (files) => files.flatMap(({ headline, url }) => [headline, url]),
  extraTabs: (tabs) => tabs.flatMap(({ id, title }) => [`id="tab-${id}"`, title]),
  youtubeVideos: (films) => films.flatMap(({ id, title }) => [`watch?v=${id}`, title]),
  audioSamples: (samples) => samples.flatMap(({ title, url }) => [title, url]),
  accessoryIds: (ids) => ids.map((id) => `/prod/${id}/`),
  replacementProductIds: (ids, { availableForSale }) => (availableForSale ? [] : ids.map((id) => `/prod/${id}/`)),
  rating: (rating) => (rating === 0 ? [] : [t('shell:stars.rating', { rating: '' }).trim()]),
  numberOfRatings: (count) => (count === 0 ? [] : [`(${count})`]),
  badges: ({ new: isNew, popular, sale, extra }) => [
    ...(isNew ? [t('catalogue:badge.new')] : []),
    ...(popular ? [t('catalogue:badge.popular')] : []),
    ...(sale ? [t('catalogue:badge.sale', { percent: '' }).trim()] : []),
    ...extra.slice(0, MOST_EXTRA_BADGES).map(({ name }) => name),
  ],
  breadcrumb: (crumbs) => crumbs.flatMap(({ displayName, path }) => [linkTo(path), displayName]),
  categoryId: (id) => [linkTo(`/cat/${id}/`)],
  availableForSale: (isForSale) => (isForSale ? [] : [t('vue.orderForm.availability.outOfStock')]),
  hasMultipleItems: (hasThem, { variantAttributes }) =>
    hasThem ? variantAttributes.map(({ displayName }) => displayName) : [],
  hasSamePricesForAllItems: (areSame, { item }) => (areSame || item !== undefined ? [] : [t('shell:price.from')]),
  price: (price) => priceWords(storefront, price),
  pictures: (pictures) => pictures.flatMap(sized),
  variantAttributes: (attributes) => attributes.flatMap(optionWords),
  item: (item) => [item.itemId],
});

const itemWords = (storefront: Storefront, t: Texts): Words<Omit<Item, UnseenField>, [Item]> => ({
  itemId: (id, { delivery }) => (delivery.availability === 'sold-out' ? [] : [`name="itemId" value="${id}"`]),
  name: (name) => [name],
  orderNumber: (number) => [t('catalogue:product.itemNumber', { number })],
  price: (price) => priceWords(storefront, price),
  pictures: (pictures) => pictures.flatMap(sized),
  variants: (variants) => variants.map(({ value }) => value),
  minimumOrderQuantity: (amount) =>
    amount > 1 ? [t('catalogue:product.minimum', { amount }), `value="${amount}"`] : [],
  delivery: ({ arrives }) => (arrives === undefined ? [] : [t('catalogue:delivery.arrives', { dates: '' }).trim()]),
  matrixCodeMessages: (messages) =>
    messages.filter(({ key }) => key === MATRIX_CODE_KEYS[storefront]).map(({ text }) => text),
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text and markup of a page, without the state that its scripts continue with. */
const everythingOn = (html: string): string => {
  const markup = html.replaceAll(/<script\b[^]*?<\/script>/gu, '');
  return `${pageText(html)} ${markup.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity)}`;
};

type Said = readonly (readonly [field: string, words: readonly string[]])[];

/** The words of each field that is present. */
const wordsByField = <Holder, Field extends keyof Holder & string>(
  holder: Holder,
  words: Words<Pick<Holder, Field>, [Holder]>,
): Said =>
  Object.keys(words).flatMap((key) => {
    // `Object.keys` forgets which names they are.
    const field = key as Field;
    const value = holder[field];
    return value == null ? [] : [[field, words[field](value, holder)] as const];
  });

const saidOf = (held: Product, storefront: Storefront): Said => {
  const t = textsOf(storefront);
  return [
    ...wordsByField(held, productWords(storefront, t)),
    ...(held.item === undefined ? [] : wordsByField(held.item, itemWords(storefront, t))),
  ];
};

const UNSEEN =
  'query($id: ID!, $itemId: ID) { product(id: $id, itemId: $itemId) { item { maxQuantity primeFaehig } variantAttributes { name type options { value selected disabled hasDiscount css } } } }';

describe.each(WHOLE_SHOPS)('the page of a product, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** The first product of a kind as the shop holds it, and its page. */
  const read = async (storefront: Storefront, kind: ProductKind) => {
    const { browser, world } = await shop.enter(MARKETS[storefront].host);
    const held = heldProduct(world, storefront, kind);
    const page = await browser.get(held.item === undefined ? held.path : `${held.path}?varid=${held.item.itemId}`);
    expect(page.statusCode).toBe(200);
    return { browser, held, page: everythingOn(page.body) };
  };

  describe.each(STOREFRONTS_READ)('on the storefront %s', (storefront) => {
    it.each(KINDS)('shows every field of a product $kind, and of its item (ENT-19, PDP-06)', async (kind) => {
      const { held, page } = await read(storefront, kind);
      const missing = saidOf(held, storefront).map(
        ([field, words]) => [field, words.filter((word) => !page.includes(word))] as const,
      );
      expect(missing.filter(([, words]) => words.length > 0)).toEqual([]);
    });
  });

  it('leaves out no field that a product or an item may have (ENT-19)', async () => {
    const said = (await Promise.all(KINDS.map(async (kind) => saidOf((await read('de', kind)).held, 'de')))).flat();
    const silent = [...new Set(said.map(([field]) => field))].filter((name) =>
      said.every(([field, words]) => field !== name || words.length === 0),
    );
    expect(silent).toEqual([]);
  });

  it.each(KINDS)(
    'is requested with the bounds and the variants of a product $kind, of which rules make use (ENT-19, ENT-20)',
    async (kind) => {
      const { browser, held } = await read('de', kind);
      const { item } = held;
      const variantAttributes = held.variantAttributes.map(({ name, type, options }) => ({
        name,
        type,
        options: options.map(({ value, selected, disabled, hasDiscount, css = null }) => ({
          value,
          selected,
          disabled,
          hasDiscount,
          css,
        })),
      }));
      const reply = await browser.query(UNSEEN, { id: held.productId, itemId: item?.itemId });
      expect(reply.json<unknown>()).toEqual({
        data: {
          product: {
            item: item === undefined ? null : { maxQuantity: item.maxQuantity, primeFaehig: item.primeFaehig },
            variantAttributes,
          },
        },
      });
    },
  );

  it('shows a variant attribute as tiles, which are links, or as a dropdown, as its type says (PDP-03)', async () => {
    const { held, page } = await read('de', { is: ({ attributes }) => attributes.length === 2 });
    expect(held.variantAttributes.map(({ type }) => type)).toEqual(['tile', 'dropdown']);
    const [tiles, dropdown] = held.variantAttributes;
    expect(held.variantAttributes.map(({ options }) => options.length > 1)).toEqual([true, true]);
    for (const { value, selected } of tiles?.options ?? []) {
      const link = new RegExp(
        `<a [^>]*href="${held.path}\\?[^"]*variant\\.${tiles?.name}=${value}[^"]*"[^>]*>`,
        'u',
      ).exec(page)?.[0];
      expect([value, link?.includes('aria-current="true"')]).toEqual([value, selected]);
    }
    const list = new RegExp(`<select [^>]*name="variant\\.${dropdown?.name}"[^]*?</select>`, 'u').exec(page)?.[0] ?? '';
    for (const { value, selected, disabled } of dropdown?.options ?? []) {
      const option = new RegExp(`<option [^>]*value="${value}"[^>]*>`, 'u').exec(list)?.[0];
      expect([value, option?.includes('selected'), option?.includes('disabled')]).toEqual([value, selected, disabled]);
    }
  });
});
