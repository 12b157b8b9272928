import { describe, expect, it } from 'vitest';

import { productHref } from './model/product-href.ts';
import { movedItemPath, productSearchOf, searchForVariants, searchWithTab, tabIn } from './product-search.ts';

describe('the item in a product’s URL', () => {
  it('is named by varid', () => {
    expect(productSearchOf('104320', { varid: '104320-02' })).toEqual({ id: '104320', itemId: '104320-02' });
  });

  it('is set by variants that were chosen one by one', () => {
    const search = searchForVariants([
      { name: 'groesse', value: 'A4' },
      { name: 'farbe', value: 'blau' },
    ]);
    expect(productSearchOf('104320', { ...search, varid: '104320-02' })).toEqual({
      id: '104320',
      selectedVariants: [
        { name: 'farbe', value: 'blau' },
        { name: 'groesse', value: 'A4' },
      ],
    });
  });

  it('is missing if nothing was chosen', () => {
    expect(productSearchOf('104320', { 'variant.farbe': '', varid: '', utm: 'x' })).toEqual({ id: '104320' });
  });
});

describe('the link of a tile', () => {
  it('leads to the shown item if there are variants (LIST-12)', () => {
    expect(productHref({ path: '/prod/104320/', moreVariants: true, bestItemId: '104320-02' })).toBe(
      '/prod/104320/?varid=104320-02',
    );
    expect(productHref({ path: '/prod/104320/', moreVariants: false, bestItemId: '104320-01' })).toBe('/prod/104320/');
  });
});

describe('an item whose URL names another product', () => {
  it('is found at its own product (PDP-01, UPQ-34)', () => {
    expect(movedItemPath('1', '2-01', '2')).toBe('/prod/2/?varid=2-01');
    expect([
      movedItemPath('1', '1-01', '1'),
      movedItemPath('1', 'nothing', null),
      movedItemPath('1', 'nothing', undefined),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the URL of an open tab', () => {
  it('keeps the item and names the tab', () => {
    expect(searchWithTab('/prod/1/', 'care')).toBe('/prod/1/?tab=care#tab-care');
    expect(searchWithTab('/prod/1/?varid=1-02&tab=ideas', 'care')).toBe('/prod/1/?varid=1-02&tab=care#tab-care');
    expect([tabIn({ tab: 'care' }), tabIn({ tab: '' }), tabIn({})]).toEqual(['care', undefined, undefined]);
  });
});
