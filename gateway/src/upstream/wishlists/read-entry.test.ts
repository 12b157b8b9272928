import { money } from '@shop/domain/shared/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aDealReply, anImageReply, euros, pricesReply } from '../testing/replies.ts';
import {
  aTotalReply,
  aWishlistEntryReply,
  aWishlistItemReply,
  aWishlistProductReply,
} from '../testing/wishlist-replies.ts';
import { readEntry, readRemovedEntry } from './read-entry.ts';

const REPLACEMENT = {
  id: 'schwamm',
  itemId: 'schwamm-gelb',
  name: 'Schwamm',
  path: '/schwamm/',
  image: anImageReply,
  unitPrices: pricesReply(),
};

describe('an entry of a list', () => {
  it('omits what the upstream leaves empty', () => {
    expect(readEntry(aWishlistEntryReply())).toStrictEqual({
      externalId: 'e1',
      quantity: 3,
      version: 2,
      product: {
        productId: 'kreide',
        name: 'Kreide',
        path: '/kreide/',
        brand: 'Pausenhof',
        crumbs: [],
        hasMultipleItems: false,
        hasSamePricesForAllItems: true,
        minimumOrderQuantity: 1,
      },
      orderNumber: '4700',
      isSaleable: false,
      comments: [],
      commentCount: 0,
      changed: { at: '2026-11-28T09:15:00.000Z' },
    });
  });

  it('of a product that the shop no longer has leads nowhere', () => {
    const { product } = readEntry(aWishlistEntryReply({ product: aWishlistProductReply({ path: null }) }));
    expect(product).not.toHaveProperty('path');
  });

  it('has its article with price, total and the order number of today (ENT-26)', () => {
    const entry = readEntry(
      aWishlistEntryReply({ item: aWishlistItemReply(), isSaleable: true, totals: aTotalReply(30) }),
    );
    expect(entry).toMatchObject({ orderNumber: '4711', isSaleable: true, total: money(3_000) });
    expect(entry.item).toStrictEqual({
      itemId: 'kreide-weiss',
      name: 'Kreide, weiß',
      path: '/kreide/?item=kreide-weiss',
      variants: [{ label: 'Farbe', value: 'Weiß' }],
      maxQuantity: 99,
      minimumOrderQuantity: 5,
      price: { current: money(1_000), counterpart: money(840), vatIncluded: true, vatRate: 19 },
      badges: { sale: false, new: true, popular: false, extra: [{ id: 'bio', name: 'Bio' }] },
      pictures: [],
      delivery: { availability: 'in-stock' },
      matrixCodeMessages: [],
      primeFaehig: true,
    });
  });

  it('has deals of article and product, each beside the price before it', () => {
    const priceWithoutDeal = { price: euros(12), vatIncluded: true, vatRate: 19 };
    const { item, product } = readEntry(
      aWishlistEntryReply({
        item: aWishlistItemReply({ lightningDealInfo: aDealReply() }),
        product: aWishlistProductReply({ lightningDealInfo: aDealReply(), priceWithoutDeal }),
      }),
    );
    expect([item?.deal?.specialPrice.previous, product.deal?.specialPrice.previous]).toEqual([
      money(1_000),
      money(1_200),
    ]);
  });

  it('shows no deal of a product without the price before it (§ 11 PAngV)', () => {
    const { product } = readEntry(
      aWishlistEntryReply({ product: aWishlistProductReply({ lightningDealInfo: aDealReply() }) }),
    );
    expect(product.deal).toBeUndefined();
  });

  it('offers a substitute', () => {
    expect(readEntry(aWishlistEntryReply({ replacementProduct: REPLACEMENT })).replacement).toMatchObject({
      productId: 'schwamm',
      itemId: 'schwamm-gelb',
      picture: { src: '/kreide.png' },
      price: { current: money(1_000) },
    });
    expect(
      readEntry(aWishlistEntryReply({ replacementProduct: { ...REPLACEMENT, image: null } })).replacement,
    ).not.toHaveProperty('picture');
  });

  it('has comments about it and about the whole list (ENT-28)', () => {
    const comment = {
      id: 'c1',
      comment: 'Bitte in Blau',
      name: 'Lena M.',
      displayedDate: '2026-11-28T10:15:00Z',
      positionId: 'e1',
      allowedToDeleteByUser: true,
    };
    const comments = [comment, { ...comment, positionId: null, allowedToDeleteByUser: false }];
    expect(readEntry(aWishlistEntryReply({ comments, commentCount: 7 }))).toMatchObject({
      comments: [
        {
          id: 'c1',
          comment: 'Bitte in Blau',
          name: 'Lena M.',
          writtenAt: '2026-11-28T10:15:00.000Z',
          positionId: 'e1',
          allowedToDeleteByUser: true,
        },
        expect.not.objectContaining({ positionId: null }),
      ],
      commentCount: 7,
    });
  });

  it('of a class list says what is taken, and what the shopper has taken', () => {
    const claims = { taken: 5, bought: 2, own: [{ code: '7K3M9', quantity: 3, bought: 1, released: 0 }] };
    expect(readEntry(aWishlistEntryReply({ claims })).claims).toStrictEqual(claims);
  });

  it('of a product that was deleted, renamed or blocked meanwhile keeps its name and order number, whatever else is missing', () => {
    const orNull = <Value>(value: Value) => fc.constantFrom(value, null);
    const product = fc.record({
      name: fc.string(),
      path: orNull('/kreide/'),
      brand: fc.constantFrom('Pausenhof', ''),
      crumbs: fc.constant([]),
      energyEfficiency: fc.constant(null),
      lightningDealInfo: orNull(aDealReply()),
      priceWithoutDeal: orNull({ price: euros(12), vatIncluded: true, vatRate: 19 }),
    });
    const item = fc.record({
      images: fc.constantFrom([], [anImageReply]),
      variantInfoList: fc.constantFrom([], [{ label: 'Farbe', value: 'Weiß' }]),
      extraBadges: fc.constantFrom([], [{ id: 'bio', name: 'Bio' }]),
      lightningDealInfo: orNull(aDealReply()),
      deliveryInfo: fc.record({
        availability: fc.constantFrom('IN_STOCK' as const, 'SOLD_OUT' as const),
        arrival: fc.constant(null),
        left: orNull(3),
      }),
    });
    const entry = fc.record({
      orderNumber: fc.string(),
      isSaleable: fc.boolean(),
      product,
      item: fc.option(item),
      replacementProduct: orNull(REPLACEMENT),
      hasReplacementPicture: fc.boolean(),
      totals: orNull(aTotalReply(30)),
      claims: orNull({ taken: 1, bought: 0, own: [] }),
      by: orNull('Tom K.'),
    });
    fc.assert(
      fc.property(entry, ({ by, hasReplacementPicture, ...sent }) => {
        const read = readEntry(
          aWishlistEntryReply({
            ...sent,
            product: aWishlistProductReply(sent.product),
            item: sent.item === null ? null : aWishlistItemReply(sent.item),
            replacementProduct:
              sent.replacementProduct === null
                ? null
                : { ...sent.replacementProduct, image: hasReplacementPicture ? anImageReply : null },
            changed: { at: '2026-11-28T10:15:00+01:00', by },
          }),
        );
        expect([read.product.name, read.orderNumber]).toEqual([
          sent.product.name,
          sent.item === null ? sent.orderNumber : '4711',
        ]);
        expect([read.product.path, read.item === undefined, read.isSaleable]).toEqual([
          sent.product.path ?? undefined,
          sent.item === null,
          sent.isSaleable,
        ]);
      }),
    );
  });

  it.each([
    ['an entry', aWishlistEntryReply({ externalId: '' })],
    ['a product', aWishlistEntryReply({ product: aWishlistProductReply({ id: '' }) })],
    ['an article', aWishlistEntryReply({ item: aWishlistItemReply({ id: '' }) })],
    [
      'a claim',
      aWishlistEntryReply({
        claims: { taken: 1, bought: 0, own: [{ code: '', quantity: 1, bought: 0, released: 0 }] },
      }),
    ],
  ])('is unreadable if %s has no id', (_what, reply) => {
    expect(() => readEntry(reply)).toThrow('an id that is none');
  });
});

it('a removed entry has its former place, and says who removed it', () => {
  const removed = {
    externalId: 'e2',
    name: 'Kreide',
    orderNumber: '4711',
    quantity: 2,
    claimed: 1,
    bought: 3,
    index: 4,
  };
  expect(readRemovedEntry({ ...removed, removed: { at: '2026-11-28T10:15:00Z', by: 'Tom K.' } })).toStrictEqual({
    ...removed,
    removed: { at: '2026-11-28T10:15:00.000Z', by: 'Tom K.' },
  });
});
