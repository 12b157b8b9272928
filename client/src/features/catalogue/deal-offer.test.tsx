import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { renewShopClock } from '../../platform/countdown/countdowns.ts';
import type { TilePartFragment } from '../../platform/generated/graphql.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { passTime } from '../../testing/pass-time.ts';
import { DealOffer } from './deal-offer.tsx';
import { ProductTile } from './product-tile.tsx';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const, text: `${amount},00 €` });

const priceOf = (amount: number, previous: number | null = null, discountPercent: number | null = null) => ({
  current: euros(amount),
  counterpart: euros(amount),
  vatIncluded: true,
  vatRate: 19,
  previous: previous === null ? null : euros(previous),
  recommended: null,
  saving: previous === null || discountPercent === null ? null : euros(previous - amount),
  discountPercent,
  base: null,
});

const NOW = Date.parse('2026-11-23T09:00:00Z');
/** The device is an hour behind the shop. */
const DEVICE_BEHIND_MS = 3_600_000;

const dealOf = (lastsMs: number, reservedPercent = 42) => ({
  endsAt: new Date(NOW + lastsMs).toISOString(),
  reservedPercent,
  specialPrice: priceOf(15, 20),
  maxQuantity: 5,
});

const tileOf = (said: Partial<TilePartFragment> = {}): TilePartFragment => ({
  id: '1',
  bestItemId: '1-01',
  name: 'Füller',
  manufacturerName: 'Rabenfeder',
  path: '/prod/1/',
  picture: { alt: 'Füller', src: '/fueller.png', width: 640, height: 480, sources: [] },
  price: priceOf(20),
  startsFrom: false,
  moreVariants: false,
  rating: 4.5,
  numberOfRatings: 3,
  badges: { sale: false, new: false, popular: false, extra: [] },
  isShortage: false,
  minimumOrderQuantity: 1,
  delivery: { availability: 'in-stock', arrives: null, left: null },
  deal: null,
  ...said,
});

const openTile = (said: Partial<TilePartFragment>) =>
  renderInShop(<ProductTile tile={tileOf(said)} headingLevel="h2" />, { areas: ['catalogue'] });

const modeOf = () => screen.getByRole('article').dataset['mode'];

beforeEach(async () => {
  document.documentElement.lang = 'de';
  vi.useFakeTimers({ now: NOW - DEVICE_BEHIND_MS });
  vi.stubGlobal('fetch', async () => Response.json({ now: new Date(NOW + performance.now()).toISOString() }));
  await renewShopClock();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tile', () => {
  it('shows a running deal with its price, the lowest of the last 30 days, and what is reserved (LIST-08, ENT-21)', async () => {
    await openTile({ deal: dealOf(60_000) });
    expect(modeOf()).toBe('deal');
    const { textContent } = screen.getByRole('article');
    for (const text of ['Blitzangebot', '42 % reserviert', '15,00 €', 'Niedrigster Preis der letzten 30 Tage: 20,00 €'])
      expect(textContent).toContain(text);
  });

  it('shows only that there is a shortage, and no deal, if there is one (LIST-08)', async () => {
    await openTile({ deal: dealOf(60_000), isShortage: true });
    expect(modeOf()).toBe('shortage');
    expect(screen.getByText('Zurzeit knapp')).toBeTruthy();
    expect(screen.queryByText('Blitzangebot')).toBeNull();
  });

  it('never calls scarce what is sold out', async () => {
    await openTile({ isShortage: true, delivery: { availability: 'sold-out', arrives: null, left: null } });
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain('Ausverkauft');
    expect(textContent).not.toContain('Zurzeit knapp');
  });

  it('says that a deal is sold out, at the ordinary price alone (DEAL-01, LIST-08)', async () => {
    await openTile({ deal: dealOf(60_000, 100) });
    expect(modeOf()).toBe('regular');
    expect(screen.getByText('Ausverkauft. Es gilt der reguläre Preis.')).toBeTruthy();
    expect(screen.queryByText('15,00 €')).toBeNull();
    expect(screen.getByText('20,00 €')).toBeTruthy();
  });

  it('shows a large reduction with a star, and one extra badge', async () => {
    const extra = ['classic', 'class-set', 'own-brand'].map((id) => ({ id, name: id }));
    await openTile({ price: priceOf(15, 20, 25), badges: { sale: true, new: false, popular: false, extra } });
    expect(modeOf()).toBe('sale');
    expect(screen.getByText('25 % günstiger').dataset['special']).toBe('true');
    expect([screen.queryByText('classic'), screen.queryByText('own-brand')]).toEqual([null, null]);
    expect(screen.getByText('class-set')).toBeTruthy();
  });

  it.each([
    [4, 'Angebot', undefined],
    [5, '5 % günstiger', undefined],
    [24, '24 % günstiger', undefined],
    [25, '25 % günstiger', 'true'],
  ])(
    'states a reduction from 5 percent on, with a star from 25 on: %i percent (LIST-11)',
    async (percent, words, special) => {
      await openTile({
        price: priceOf(10, 20, percent),
        badges: { sale: true, new: false, popular: false, extra: [] },
      });
      expect(screen.getByText(words).dataset['special']).toBe(special);
    },
  );

  it('has a picture of 140 px, of 280 px from a width of 1024 px on, four to three (LIST-09)', async () => {
    await openTile({
      picture: { ...tileOf().picture, sources: [{ type: 'image/avif', srcset: '/a.avif 140w, /b.avif 280w' }] },
    });
    const picture = screen.getByRole('article').querySelector('source');
    expect(picture?.sizes).toBe('(width >= 64em) 280px, 140px');
  });
});

describe('the countdown of a deal', () => {
  const open = (lastsMs: number) =>
    renderInShop(<DealOffer deal={dealOf(lastsMs)} price={priceOf(20)} look="buy-box" />, { areas: ['catalogue'] });
  const timer = () => screen.getByRole('timer', { hidden: true });
  const offer = () => timer().closest('[data-countdown]');
  /** Longer than it takes to fetch the code of the clock. */
  const started = () => vi.waitFor(() => expect(offer()?.hasAttribute('data-ticking')).toBe(true));

  it('runs by the shop’s clock and not by that of the device, second by second', async () => {
    await open(2 * 3_600_000);
    await started();
    expect(timer().textContent).toMatch(/^Noch 0[12]:\d\d:\d\d$/);
    const before = timer().textContent;
    await passTime(1_000);
    expect(timer().textContent).not.toBe(before);
    expect(timer().textContent).toContain('01:59:5');
  });

  it('counts days above three days (DEAL-04)', async () => {
    await open(5 * 86_400_000);
    await started();
    expect(timer().textContent).toBe('Noch 4 Tage');
  });

  it('announces the last minute and the end, and nothing else', async () => {
    await open(62_000);
    await started();
    const said = new Set<string>();
    for (let second = 0; second < 64; second += 1) {
      said.add(screen.getByRole('status').textContent ?? '');
      await passTime(1_000);
    }
    said.add(screen.getByRole('status').textContent ?? '');
    expect([...said].filter((text) => text !== '')).toEqual([
      'Das Blitzangebot endet in 1 Minute.',
      'Das Blitzangebot ist beendet. Es gilt der reguläre Preis.',
    ]);
    expect([offer()?.hasAttribute('data-over'), offer()?.hasAttribute('data-ticking')]).toEqual([true, false]);
  });

  it('pauses while the page is hidden, and shows the right time when it is seen again', async () => {
    await open(60_000);
    await started();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await passTime(1_000);
    const before = timer().textContent;
    await passTime(30_000);
    expect(timer().textContent).toBe(before);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await passTime(0);
    expect(timer().textContent).toMatch(/^Noch 00:2\d$/);
  });
});
