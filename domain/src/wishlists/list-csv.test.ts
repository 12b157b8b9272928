import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aWishlistEntry, aWishlistItem, aWishlistProduct } from '../testing/a-wishlist-entry.ts';
import { aWishlist } from '../testing/a-wishlist.ts';
import { listCsv } from './list-csv.ts';
import { listDocument } from './list-document.ts';
import type { Wishlist } from './wishlist.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

const NOW = new Date('2026-11-29T23:30:00Z');

const listOf = (entries: readonly WishlistEntry[], kind: Wishlist['kind'] = 'list'): Wishlist =>
  aWishlist({ entries, kind, users: [{ memberId: 'm1', name: 'Anne W.', level: 'creator', isSelf: true }] });

const csv = (list: Wishlist, storefront: keyof typeof STOREFRONTS = 'de'): readonly string[] =>
  listCsv(listDocument(list, STOREFRONTS[storefront], NOW)).split('\r\n');

const coloured = aWishlistItem({
  variants: [
    { label: 'Farbe', value: 'blau' },
    { label: 'Lineatur', value: '2' },
  ],
});

describe('a list as a file', () => {
  it('says number, article with its variant, quantity, and the price of the day in Germany', () => {
    expect(csv(listOf([aWishlistEntry({ quantity: 3, item: coloured, orderNumber: '0012345' })]))).toEqual([
      '\uFEFFArtikelnummer;Artikel;Menge;Preis (30. November 2026, EUR, inkl. MwSt.);Gesamt',
      '0012345;Schulheft A4 liniert, Farbe: blau, Lineatur: 2;3;4,99;14,97',
      '',
    ]);
  });

  it('says of a class list what is needed and taken', () => {
    const claims = { taken: 12, bought: 5, own: [{ code: 'ABCDE12345', quantity: 2, bought: 0, released: 0 }] };
    expect(csv(listOf([aWishlistEntry({ quantity: 30, claims })], 'class-list'))).toEqual([
      '\uFEFFArtikelnummer;Artikel;Gebraucht;Übernommen;Preis (30. November 2026, EUR, inkl. MwSt.);Gesamt',
      '100 200;Schulheft A4 liniert;30;12;4,99;149,70',
      '',
    ]);
  });

  it('names nobody, and no code of a claim', () => {
    const claims = { taken: 12, bought: 5, own: [{ code: 'ABCDE12345', quantity: 2, bought: 0, released: 0 }] };
    const changed = { at: '2026-11-23T09:00:00.000Z', by: 'Jonas B.' };
    const text = csv(listOf([aWishlistEntry({ claims, changed })], 'class-list')).join('\n');
    expect(text).not.toMatch(/Anne|Jonas|ABCDE/u);
  });

  it('keeps what the shop no longer has, without a price', () => {
    const {
      item: _sold,
      total: _price,
      ...gone
    } = aWishlistEntry({
      product: aWishlistProduct({ name: '=Füller' }),
      quantity: 2,
    });
    expect(csv(listOf([gone]))[1]).toBe("100 200;'=Füller;2;;");
  });

  it.each([
    ['at', 'Preis (30. November 2026, EUR, inkl. USt.)'],
    ['ch', 'Preis (30. November 2026, EUR, inkl. MWST)'],
    ['b2b-de', 'Preis (30. November 2026, EUR, ohne MwSt.)'],
    ['b2b-en', 'Price (30 November 2026, EUR, excl. VAT)'],
  ] as const)('has headings of the storefront %s', (storefront, price) => {
    const currency = STOREFRONTS[storefront].currency;
    expect(csv(listOf([]), storefront)[0]?.split(';')[3]).toBe(price.replace('EUR', currency));
  });

  it.each([
    [5, '0,05'],
    [70, '0,70'],
    [123_456, '1234,56'],
  ])('writes %i cents so that a spreadsheet adds them up', (minor, text) => {
    const price = { ...aWishlistItem().price, current: money(minor) };
    expect(
      csv(listOf([aWishlistEntry({ item: aWishlistItem({ price }) })]))[1]
        ?.split(';')
        .slice(3),
    ).toEqual([text, text]);
  });
});
