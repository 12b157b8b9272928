import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';
import { aShipment, anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { parcelPage } from './parcel-page.ts';

const [PACKED, TAKEN, DELIVERED] = ['2026-11-20T11:00:00Z', '2026-11-20T16:00:00Z', '2026-11-22T10:00:00Z'].map((at) =>
  Date.parse(at),
) as [number, number, number];

/** What the page of the carrier shows of a parcel, line by line. */
const shown = (storefrontId: StorefrontId, deliveredAt = DELIVERED): readonly string[] => {
  const shipment = aShipment({ packedAt: PACKED, dispatchedAt: TAKEN, deliveredAt });
  const { html } = parcelPage(aView(), {
    order: anOrderRecord({ storefrontId, shipments: [shipment] }),
    shipment,
    shipmentNo: 1,
  });
  const body = html.slice(html.indexOf('<h1>'));
  return body
    .replaceAll(/<[^>]+>/gu, '\n')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
};

it('the page of a carrier tells the way of a parcel in German, the latest first', () => {
  expect(shown('de').slice(0, 7)).toEqual([
    'Sendung 00340434400000001012',
    '22.11.2026, 11:00',
    'Die Sendung ist zugestellt.',
    '20.11.2026, 17:00',
    'Wir haben die Sendung vom Absender übernommen.',
    '20.11.2026, 12:00',
    'Der Absender bereitet die Sendung vor.',
  ]);
});

it('the page of a carrier tells the way of a parcel in English, and when it will arrive', () => {
  const deliveredAt = Date.parse('2026-11-26T10:00:00Z');
  const [title, expected, ...steps] = shown('en', deliveredAt);
  expect(title).toBe('Parcel 00340434400000001012');
  expect(expected).toMatch(/25.*26 Nov/u);
  expect(steps.slice(0, 4)).toEqual([
    '20 Nov 2026, 17:00',
    'We have collected the parcel from the sender.',
    '20 Nov 2026, 12:00',
    'The sender is preparing the parcel.',
  ]);
  expect(shown('en')).toContain('The parcel has been delivered.');
});
