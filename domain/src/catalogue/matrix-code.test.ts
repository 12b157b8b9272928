import { describe, expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { deliveryTextOf, isInStockText, MATRIX_CODE_KEYS, matrixCodeKeyOf } from './matrix-code.ts';

describe('the text on delivery', () => {
  it.each([
    ['de', 'bde_de'],
    ['en', 'bde_de'],
    ['at', 'bat_de'],
    ['ch', 'bch_ch'],
    ['b2b-de', 'b2b_de'],
    ['b2b-en', 'b2b_en'],
  ] as const)('of the storefront %s has the key %s (PDP-07)', (id, key) => {
    expect(matrixCodeKeyOf(STOREFRONTS[id])).toBe(key);
  });

  it('has all these keys in every shop (PDP-07)', () => {
    expect(MATRIX_CODE_KEYS).toEqual(['bde_de', 'bat_de', 'bch_ch', 'b2b_de', 'b2b_en']);
  });

  it('is the storefront’s own, or else the German one, or none (PDP-07)', () => {
    const item = {
      matrixCodeMessages: [
        { key: 'bde_de', text: 'Auf Lager.' },
        { key: 'b2b_en', text: 'In stock.' },
        { key: 'bat_de', text: '' },
      ],
    };
    expect(deliveryTextOf(item, STOREFRONTS['b2b-en'])).toBe('In stock.');
    expect(deliveryTextOf(item, STOREFRONTS.ch)).toBe('Auf Lager.');
    expect(deliveryTextOf(item, STOREFRONTS.at)).toBe('Auf Lager.');
    expect(deliveryTextOf({ matrixCodeMessages: [] }, STOREFRONTS.de)).toBeUndefined();
  });

  it('is green in two wordings only (PDP-08)', () => {
    expect(['Auf Lager.', 'In stock.', 'Auf Lager', 'Nur noch 3 auf Lager.'].map(isInStockText)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
