import { money } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import type { GetProductByIdQuery } from '../generated/operation-types.ts';
import { anImageReply, aProductReply, euros, pricesReply } from '../testing/replies.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readProduct, readVariants, withVariants } from './read-product.ts';
import type { AnsweredVariants } from './read-product.ts';

type Reply = NonNullable<GetProductByIdQuery['getProductById']>;

const ITEM: NonNullable<AnsweredVariants['item']> = {
  itemId: 'heft-a5',
  productId: 'heft',
  name: 'Heft A5',
  orderNumber: '4711',
  maxQuantity: 99,
  minimumOrderQuantity: 10,
  primeFaehig: true,
  prices: pricesReply({ price: euros(2) }),
  images: [{ ...anImageReply, src: '/a5.png' }],
  variantInfoList: [{ label: 'Größe', value: 'A5' }],
  deliveryInfo: { availability: 'IN_STOCK', left: null, arrival: null },
  matrixCodeMessages: [{ key: 'bde_de', text: 'Auf Lager.' }],
  lightningDealInfo: null,
};

const productWith = (variants: Partial<AnsweredVariants>, said: Partial<Reply> = {}) =>
  withVariants(readProduct(aProductReply(said)), readVariants({ variantAttributes: [], item: null, ...variants }));

describe('a product of the upstream', () => {
  it('has its own price, pictures and badges until an item is chosen', () => {
    expect(productWith({})).toStrictEqual({
      productId: 'heft',
      name: 'Heft',
      path: '/heft/',
      manufacturer: { name: 'Pausenhof', address: 'Schulweg 4, 10115 Berlin', email: 'post@pausenhof.example' },
      teaser: 'Ein Heft',
      longDescription: '<p>Liniert</p>',
      shortFacts: [{ label: 'Blatt', value: '16' }],
      deliveryScope: ['1 Heft'],
      safetyNotices: ['Nicht essen'],
      productFeatures: ['Liegt flach'],
      labelAttributes: [{ label: 'CE', value: 'Spielzeug' }],
      downloads: [],
      extraTabs: [],
      youtubeVideos: [],
      audioSamples: [],
      accessoryIds: [],
      replacementProductIds: [],
      rating: 4,
      numberOfRatings: 7,
      badges: { sale: true, new: true, popular: false, extra: [] },
      breadcrumb: [{ displayName: 'Hefte', path: '/hefte/' }],
      categoryId: 'hefte',
      availableForSale: true,
      hasMultipleItems: true,
      hasSamePricesForAllItems: false,
      price: { current: money(1000), counterpart: money(840), vatIncluded: true, vatRate: 19 },
      pictures: [anImageReply],
      variantAttributes: [],
    });
    expect(productWith({}, { warranty: '2 Jahre' }).warranty).toBe('2 Jahre');
  });

  it('has the price and the pictures of the chosen item, and a sale badge only if that item is reduced', () => {
    const price = { current: money(200), counterpart: money(840), vatIncluded: true, vatRate: 19 };
    const product = productWith({ item: ITEM });
    expect(product).toMatchObject({ price, pictures: [{ src: '/a5.png' }], badges: { sale: false, new: true } });
    expect(product.item).toStrictEqual({
      itemId: 'heft-a5',
      productId: 'heft',
      name: 'Heft A5',
      orderNumber: '4711',
      price,
      pictures: [{ ...anImageReply, src: '/a5.png' }],
      variants: [{ label: 'Größe', value: 'A5' }],
      maxQuantity: 99,
      minimumOrderQuantity: 10,
      delivery: { availability: 'in-stock' },
      matrixCodeMessages: [{ key: 'bde_de', text: 'Auf Lager.' }],
      primeFaehig: true,
    });
    const reduced = { ...ITEM, prices: pricesReply({ specialPrice: euros(1.5), discountPercent: 25 }) };
    expect(productWith({ item: reduced }, { badges: { sale: false, new: false, popular: false } }).badges).toEqual({
      sale: true,
      new: false,
      popular: false,
      extra: [],
    });
  });
});

describe('the variants of a product', () => {
  const option = {
    value: 'a5',
    label: 'A5',
    selected: true,
    disabled: false,
    css: null,
    valuePosition: 1,
    hasDiscount: false,
    image: null,
  };
  const attribute = { name: 'size', displayName: 'Größe', position: 1, type: 'tile', options: [option] } as const;

  it('have options with a colour or a picture if present', () => {
    const { css: _css, image: _image, ...plain } = option;
    const filled = { ...option, css: '#aabbcc', image: anImageReply };
    expect(
      productWith({ variantAttributes: [{ ...attribute, options: [option, filled] }] }).variantAttributes,
    ).toStrictEqual([
      {
        name: 'size',
        displayName: 'Größe',
        position: 1,
        type: 'tile',
        options: [plain, { ...plain, css: '#aabbcc', picture: anImageReply }],
      },
    ]);
  });

  it('stand in their positions, and so do their options (ENT-20)', () => {
    const options = [
      { ...option, value: 'a4', valuePosition: 2 },
      { ...option, value: 'a5', valuePosition: 1 },
    ];
    const { variantAttributes } = productWith({
      variantAttributes: [
        { ...attribute, name: 'late', position: 3 },
        { ...attribute, name: 'early', position: 2, options },
      ],
    });
    expect(variantAttributes.map(({ name }) => name)).toEqual(['early', 'late']);
    expect(variantAttributes[0]?.options.map(({ value }) => value)).toEqual(['a5', 'a4']);
  });

  it.each([
    ['tile', 'tile', []],
    ['dropdown', 'dropdown', []],
    ['hologram', 'dropdown', ['VariantAttributeType: hologram']],
  ])('are shown as %s by a %s (PDP-03)', (type, expected, noted) => {
    const { value, unknown } = noting(
      () =>
        productWith({ variantAttributes: [{ ...attribute, type: outsideSchema(type) }] }).variantAttributes[0]?.type,
    );
    expect([value, unknown]).toEqual([expected, noted]);
  });
});

describe('what else a product page shows', () => {
  const SAFE = 'https://upstream.example/blatt.pdf';
  const UNSAFE = 'javascript:alert(1)';

  it('is read as the upstream returns it', () => {
    const person = { name: 'Europa GmbH', address: 'Weg 1, 10115 Berlin', email: 'post@europa.example' };
    const product = productWith(
      {},
      {
        responsiblePerson: person,
        energyEfficiency: { class: 'D', image: anImageReply, dataSheetUrl: SAFE },
        downloads: [{ headline: 'Datenblatt', url: SAFE }],
        extraTabs: [{ id: 'care', title: 'Pflege' }],
        youtubeVideos: [{ id: 'abc', title: 'Film' }],
        audioSamples: [{ title: 'Klang', url: '/klang.wav' }],
        accessories: [{ productId: 'stift' }],
        replacementProducts: [{ productId: 'block' }],
      },
    );
    expect(product).toMatchObject({
      responsiblePerson: person,
      energyLabel: { class: 'D', picture: anImageReply, dataSheetUrl: SAFE },
      downloads: [{ headline: 'Datenblatt', url: SAFE }],
      extraTabs: [{ id: 'care', title: 'Pflege' }],
      youtubeVideos: [{ id: 'abc', title: 'Film' }],
      audioSamples: [{ title: 'Klang', url: '/klang.wav' }],
      accessoryIds: ['stift'],
      replacementProductIds: ['block'],
    });
  });

  it('has no link that could run a script', () => {
    const product = productWith(
      {},
      {
        energyEfficiency: { class: 'D', image: anImageReply, dataSheetUrl: UNSAFE },
        downloads: [
          { headline: 'Datenblatt', url: UNSAFE },
          { headline: 'Anleitung', url: SAFE },
        ],
        audioSamples: [{ title: 'Klang', url: UNSAFE }],
      },
    );
    expect([product.energyLabel, product.downloads, product.audioSamples]).toEqual([
      undefined,
      [{ headline: 'Anleitung', url: SAFE }],
      [],
    ]);
  });
});
