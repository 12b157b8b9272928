import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import {
  CLAIM_CODE_LENGTH,
  CLAIM_CODE_LETTERS,
  piecesOutsideCart,
  classListFigures,
  holdsClaim,
  openPieces,
  openTotal,
  PIECES_WANTED,
  piecesToBuy,
  readClaimCode,
  releasablePieces,
  roomForClaims,
  skippedToTell,
  shownClaimCode,
  unbrokenClaimCode,
  toldOfWithdrawn,
  tooMuchClaimed,
  usuallyWanted,
} from './class-list.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

const entry = (quantity: number, taken: number, bought = 0) => ({ quantity, claims: { taken, bought, own: [] } });

describe('a class list', () => {
  it.each([
    [entry(30, 0), 30],
    [entry(30, 12), 18],
    [entry(30, 30), 0],
    [entry(30, 31), 0],
    [{ quantity: 30 }, 30],
  ])('has open pieces: %j leaves %i', (listed, open) => {
    expect(openPieces(listed)).toBe(open);
  });

  it.each([
    [entry(30, 12, 4), 8],
    [entry(30, 31, 31), 0],
    [{}, 0],
  ])('has pieces to release: %j has %i', (listed, pieces) => {
    expect(releasablePieces(listed)).toBe(pieces);
  });

  it('says what open pieces cost today, if the shop sells them', () => {
    const item = { price: { current: money(125) }, maxQuantity: 99 };
    expect(openTotal({ ...entry(30, 12), item, isSaleable: true })).toEqual(money(2250));
    expect(openTotal({ ...entry(30, 12), item: { ...item, maxQuantity: 2 }, isSaleable: true })).toEqual(money(250));
    expect(openTotal({ ...entry(30, 30), item, isSaleable: true })).toBeUndefined();
    expect(openTotal({ ...entry(30, 12), item, isSaleable: false })).toBeUndefined();
    expect(openTotal({ ...entry(30, 12), isSaleable: true })).toBeUndefined();
  });

  it('adds up its entries, and no entry fills another one', () => {
    expect(classListFigures([entry(30, 12, 4), entry(5, 9, 7), { quantity: 3 }])).toEqual({
      needed: 38,
      taken: 17,
      bought: 9,
      open: 21,
      beyond: 4,
    });
    expect(classListFigures([])).toEqual({ needed: 0, taken: 0, bought: 0, open: 0, beyond: 0 });
  });
});

describe('a claim', () => {
  const few = { own: 0, all: 0 };
  /** Of 10 pieces, `taken` by anybody and `own` by the shopper. */
  const listed = (taken: number, ...own: readonly number[]) => ({
    quantity: 10,
    claims: {
      taken,
      bought: 0,
      own: own.map((quantity) => ({ code: 'ABCDEFGHJK', quantity, bought: 0, released: 0 })),
    },
  });

  it.each([
    ['of all that is open', 6, false, listed(4), undefined],
    ['of more than is open', 7, false, listed(4), { because: 'too-many-pieces', open: 6 }],
    ['of more than is open, insisted on', 10, true, listed(4), undefined],
    ['of more than the class needs', 11, true, listed(4), { because: 'more-than-needed', possible: 10 }],
    ['beside other claims of the shopper', 5, true, listed(10, 2, 3), undefined],
    ['beside too many of theirs', 6, true, listed(10, 2, 3), { because: 'more-than-needed', possible: 5 }],
    [
      'of an entry of which fewer are needed by now',
      1,
      true,
      listed(12, 12),
      { because: 'more-than-needed', possible: 0 },
    ],
  ])('%s', (_what, quantity, evenIfTaken, entry, refusal) => {
    expect(tooMuchClaimed(entry, { quantity, evenIfTaken }, few)).toEqual(refusal);
  });

  it.each([
    ['the last that one shopper can hold', { own: 499, all: 9999 }, undefined],
    ['one that is one too many for the shopper', { own: 500, all: 500 }, { because: 'too-many-claims' }],
    ['one that is one too many for the list', { own: 0, all: 10_000 }, { because: 'too-many-claims' }],
  ])('can be %s', (_what, held, refusal) => {
    expect(tooMuchClaimed(listed(0), { quantity: 1, evenIfTaken: false }, held)).toEqual(refusal);
    expect(roomForClaims(held)).toBe(refusal === undefined ? 1 : 0);
  });
});

describe('what a class list puts into a cart', () => {
  const claim = (quantity: number, bought = 0, released = 0) => ({ code: 'ABCDEFGHJK', quantity, bought, released });
  const claimed = (quantity: number, taken: number, ...own: readonly ReturnType<typeof claim>[]) => ({
    quantity,
    claims: { taken, bought: 0, own },
  });

  it('is what the shopper has claimed and not bought yet', () => {
    const list = [claimed(30, 12, claim(2), claim(5, 4)), claimed(30, 30), claimed(4, 9, claim(3, 3))];
    expect(usuallyWanted(list)).toBe('claimed');
    expect(list.map((one) => piecesToBuy(one, 'claimed'))).toEqual([3, 0, 0]);
  });

  it.each([
    ['nothing of it is there', 3, { wanted: 3, inCart: 0 }, 3],
    ['a part of it is there', 3, { wanted: 3, inCart: 1 }, 2],
    ['all of it is there', 3, { wanted: 3, inCart: 3 }, 0],
    ['more of the article is there', 3, { wanted: 3, inCart: 8 }, 0],
    ['what another list claimed is there', 3, { wanted: 7, inCart: 4 }, 3],
    ['what another list claimed is not there', 3, { wanted: 7, inCart: 0 }, 3],
  ])('is what is wanted, once, if %s', (_what, pieces, ofArticle, put) => {
    expect(piecesOutsideCart(pieces, ofArticle)).toBe(put);
  });

  it('is what is open, for those who have claimed nothing of it', () => {
    const list = [claimed(30, 12), claimed(30, 30), claimed(4, 9)];
    expect(usuallyWanted(list)).toBe('open');
    expect(list.map((one) => piecesToBuy(one, 'open'))).toEqual([18, 0, 0]);
  });

  it('is what is open, for those whose claims were released', () => {
    const list = [claimed(30, 12, claim(0, 0, 2)), claimed(4, 0)];
    expect([usuallyWanted(list), list.map(holdsClaim)]).toEqual(['open', [false, false]]);
    expect(usuallyWanted([...list, claimed(9, 2, claim(2, 2, 1))])).toBe('claimed');
  });

  it('is all of a list that is no class list', () => {
    const list: readonly Pick<WishlistEntry, 'quantity' | 'claims'>[] = [{ quantity: 3 }, { quantity: 0 }];
    for (const wanted of PIECES_WANTED) expect(list.map((one) => piecesToBuy(one, wanted))).toEqual([3, 0]);
  });
});

describe('what is told of entries that stayed out', () => {
  const [sold, none] = [{ gap: 'sold-out' }, { gap: 'nothing-open' }] as const;

  it.each([
    ['nothing of pieces that are not the shopper’s, if others were put in', { pieces: 'open' }, [{}], [sold]],
    ['everything, if nothing was put in', { pieces: 'open' }, [], [sold, none]],
    ['everything of entries that were named, if nothing was put in', { entryIds: ['e1'] }, [], [sold, none]],
    ['everything of what the shopper had claimed', { pieces: 'claimed' }, [{}], [sold, none]],
    ['nothing of what is taken, of a press that says nothing of claims', {}, [{}], [sold]],
    ['nothing of what is taken, of the whole list', {}, [], [sold]],
  ] as const)('is %s', (_what, wanted, added, told) => {
    expect(skippedToTell([sold, none], added, wanted)).toEqual(told);
  });
});

describe('the code of a claim', () => {
  it('takes back what is neither bought nor released, and says so', () => {
    expect(toldOfWithdrawn({ quantity: 2, released: 1 })).toEqual({
      kind: 'success',
      messageKey: 'shop.wishlist.claim.withdrawn',
      values: { count: '2' },
    });
    expect(toldOfWithdrawn({ quantity: 0, released: 0 })).toEqual({
      kind: 'info',
      messageKey: 'shop.wishlist.claim.bought',
    });
    expect(toldOfWithdrawn({ quantity: 0, released: 1 })).toEqual({
      kind: 'info',
      messageKey: 'shop.wishlist.claim.released',
    });
  });

  it('has letters that nobody mistakes for each other', () => {
    expect(new Set(CLAIM_CODE_LETTERS).size).toBe(32);
    expect([...CLAIM_CODE_LETTERS].filter((letter) => 'ILOU'.includes(letter))).toEqual([]);
  });

  it.each([
    ['0123456789', '0123456789'],
    [' abcde-fghjk ', 'ABCDEFGHJK'],
    ['OOooI-lL1ii', '0000111111'],
    ['ABCDE – FGHJK', 'ABCDEFGHJK'],
  ])('as typed, %j, is %s', (typed, code) => {
    expect(readClaimCode(typed)).toBe(code);
  });

  it('is read as it is shown', () => {
    const letter = fc.constantFrom(...CLAIM_CODE_LETTERS);
    const codes = fc.string({ unit: letter, minLength: CLAIM_CODE_LENGTH, maxLength: CLAIM_CODE_LENGTH });
    fc.assert(
      fc.property(codes, (code) => {
        expect(shownClaimCode(code)).toHaveLength(CLAIM_CODE_LENGTH + 1);
        expect(readClaimCode(shownClaimCode(code).toLowerCase())).toBe(code);
        expect(readClaimCode(unbrokenClaimCode(code))).toBe(code);
      }),
    );
  });
});
