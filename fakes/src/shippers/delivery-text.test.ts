import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { deliveryText } from './delivery-text.ts';

const arriving = (from: string, to: string) => ({ arrives: { from, to } });

describe('the delivery text of a cart', () => {
  it('states the days, and the month once', () => {
    expect(deliveryText(arriving('2026-11-25', '2026-11-27'), STOREFRONTS.de)).toBe(
      'Lieferung Mi, 25. bis Fr, 27. November',
    );
  });

  it('states both months if they differ', () => {
    expect(deliveryText(arriving('2026-11-30', '2026-12-02'), STOREFRONTS.at)).toBe(
      'Lieferung Mo, 30. November bis Mi, 2. Dezember',
    );
  });

  it('states a single day once', () => {
    expect(deliveryText(arriving('2026-11-25', '2026-11-25'), STOREFRONTS.de)).toBe('Lieferung Mi, 25. November');
  });

  it('is English on English storefronts', () => {
    expect(deliveryText(arriving('2026-11-25', '2026-11-27'), STOREFRONTS.en)).toBe(
      'Delivery Wed 25 November to Fri 27 November',
    );
    expect(deliveryText(arriving('2026-11-25', '2026-11-25'), STOREFRONTS.en)).toBe('Delivery Wed 25 November');
    expect(deliveryText(arriving('2026-11-30', '2026-12-02'), STOREFRONTS['b2b-en'])).toBe(
      'Delivery Mon 30 November to Wed 2 December',
    );
  });

  it('says in either language that something is sold out', () => {
    expect([deliveryText({}, STOREFRONTS.at), deliveryText({}, STOREFRONTS['b2b-en'])]).toEqual([
      'Ausverkauft',
      'Sold out',
    ]);
  });
});
