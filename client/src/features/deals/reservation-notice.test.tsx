import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aCart, euros } from '../../testing/a-cart.ts';
import { renewShopClock } from '../../platform/countdown/countdowns.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime, passTimeUntil } from '../../testing/pass-time.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import type { Reservation } from './deals.queries.ts';

const NOW = Date.parse('2026-11-23T09:00:00Z');
const BASKET = '/checkout/basket/';

const aReservation = (lastsMs: number, said: Partial<Reservation> = {}): Reservation => ({
  endsAt: new Date(NOW + lastsMs).toISOString(),
  hasBeenExtended: false,
  extensionsLeft: 11,
  released: [],
  ...said,
});
const LOST = { itemId: 'i1', name: 'Füller', quantity: 2, was: euros(749), is: euros(1000) };
const nothingHeld = (released = [LOST]): Reservation => ({
  endsAt: null,
  hasBeenExtended: false,
  extensionsLeft: 0,
  released,
});

const open = (reservation: () => Reservation, replies: ShopReplies = {}) =>
  openPage(BASKET, {
    replies: {
      Cart: () => ({ cart: aCart() }),
      DealReservation: () => ({ dealReservation: reservation() }),
      ...replies,
    },
  });

const timer = () => screen.queryByRole('timer', { hidden: true });

beforeEach(() => {
  document.documentElement.lang = 'de';
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for the shop's time outside a page, which then stays until a page asks. */
const takeShopTime = async (time: () => { readonly now: string }): Promise<void> => {
  vi.stubGlobal('fetch', async () => Response.json(time()));
  await renewShopClock();
};

const shopTime = () => ({ now: new Date(NOW + performance.now()).toISOString() });

/** The page with the shop's clock at `NOW`, whatever the device says, and whatever time has passed since another page asked. */
const openAt = async (reservation: () => Reservation) => {
  vi.useFakeTimers({ now: NOW, toFake: ['performance'] });
  await takeShopTime(shopTime);
  const page = await open(reservation, { '/api/clock': shopTime });
  vi.useFakeTimers({ now: NOW });
  await renewShopClock();
  await passTime(0);
  return page;
};

describe('what a basket holds of lightning deals', () => {
  it('is nothing where there are none', async () => {
    await open(() => nothingHeld([]));
    expect([timer(), document.body.textContent?.includes('Blitzangebote')]).toEqual([null, false]);
  });

  it('says until when, and offers to extend that by one press (DEAL-02)', async () => {
    let extended = false;
    const page = await open(() => aReservation(extended ? 1_800_000 : 900_000, { hasBeenExtended: extended }), {
      ExtendDealReservation: () => {
        extended = true;
        return {
          extendDealReservation: {
            reservation: aReservation(1_800_000, { hasBeenExtended: true, extensionsLeft: 10 }),
            dealNoLongerLegal: false,
            quantityReduced: [],
          },
        };
      },
    });
    expect(document.body.textContent).toContain('Bis 23. November 2026 um 10:15');
    fireEvent.click(screen.getByRole('button', { name: 'Reservierung verlängern' }));
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain('Die Reservierung ist verlängert: bis 23. November 2026 um 10:30'),
    );
    expect(page.gateway.variablesOf('ExtendDealReservation')).toHaveLength(1);
  });

  it('cannot be extended where the shop does not allow it, and says so', async () => {
    await open(() => aReservation(60_000, { extensionsLeft: 0 }));
    expect(screen.queryByRole('button', { name: 'Reservierung verlängern' })).toBeNull();
    expect(document.body.textContent).toContain('Dann endet auch das Blitzangebot.');
  });

  it('lists lost pieces with the old and the new price (DEAL-02)', async () => {
    await open(() => nothingHeld());
    expect(screen.getByRole('alert').textContent).toContain('Füller: 2 Stück, jetzt je 10,00 € statt 7,49 €');
  });

  it('tells what each extension could not hold on, and takes the focus there (DEAL-07)', async () => {
    let extended = false;
    const after = aReservation(900_000, { hasBeenExtended: true, extensionsLeft: 10, released: [LOST] });
    const reduced = [
      { itemId: 'i1', name: 'Füller', was: 3, now: 2 },
      { itemId: 'i1', name: 'Füller', was: 2, now: 1 },
    ];
    await open(() => (extended ? after : aReservation(60_000)), {
      ExtendDealReservation: () => {
        extended = true;
        return {
          extendDealReservation: { reservation: after, dealNoLongerLegal: true, quantityReduced: reduced.splice(0, 1) },
        };
      },
    });
    for (const pieces of ['2 von 3', '1 von 2']) {
      await userEvent.click(screen.getByRole('button', { name: 'Reservierung verlängern' }));
      await vi.waitFor(() =>
        expect(screen.getByRole('alert').textContent).toContain(
          `Füller: Nur ${pieces} Stück bleiben zum Blitzpreis reserviert.`,
        ),
      );
      expect(screen.getByRole('alert').textContent).toContain('Ein Blitzangebot gilt nicht mehr.');
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    }
  });
});

describe('a reservation whose end is learnt by a refetch', () => {
  it('is an end for the lines too, which may have been read before (DEAL-02)', async () => {
    let isOver = false;
    const page = await open(() => (isOver ? nothingHeld() : aReservation(60_000)));
    const before = page.gateway.variablesOf('Cart').length;
    isOver = true;
    await page.client.refetchQueries({ queryKey: ['DealReservation'] });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('statt 7,49 €'));
    await vi.waitFor(() => expect(page.gateway.variablesOf('Cart')).toHaveLength(before + 1));
  });
});

describe('the countdown of a reservation (DEAL-03)', () => {
  // A page of another test has asked more than a minute ago, on a slow machine.
  beforeEach(() => takeShopTime(() => ({ now: new Date(NOW + 62_000).toISOString() })));

  it('goes down every second by the shop’s clock, is said at few marks, and refetches when it is over', async () => {
    let isOver = false;
    const page = await openAt(() => (isOver ? nothingHeld() : aReservation(121_500)));
    const shown = new Set<string>();
    const said = new Set<string>();
    for (let second = 0; second < 119; second += 1) {
      shown.add(timer()?.textContent ?? '');
      for (const status of screen.queryAllByRole('status')) said.add(status.textContent ?? '');
      await passTime(1_000);
    }
    expect(shown.size).toBeGreaterThan(115);
    expect([...said].filter((text) => text.includes('Blitzangebote'))).toEqual([
      'Ihre Blitzangebote sind noch 2 Minuten reserviert. Sie können die Reservierung verlängern.',
      'Ihre Blitzangebote sind noch 1 Minute reserviert. Sie können die Reservierung verlängern.',
    ]);
    const before = [page.gateway.variablesOf('DealReservation').length, page.gateway.variablesOf('Cart').length];
    isOver = true;
    await passTime(3_500);
    await passTimeUntil(() => screen.queryByRole('alert') !== null);
    expect(page.gateway.variablesOf('DealReservation').length).toBeGreaterThan(before[0] ?? 0);
    expect(page.gateway.variablesOf('Cart').length).toBeGreaterThan(before[1] ?? 0);
    expect([timer(), screen.getByRole('alert').textContent]).toEqual([null, expect.stringContaining('statt 7,49 €')]);
  });

  it('is marked over at zero, and asks again until the shop agrees', async () => {
    const lateness = { asked: 0, isOver: false };
    await openAt(() => {
      if (lateness.isOver) lateness.asked += 1;
      return lateness.asked < 3 ? aReservation(60_000) : nothingHeld();
    });
    await passTime(59_000);
    lateness.isOver = true;
    await passTime(1_100);
    expect(document.querySelector('[data-countdown]')?.hasAttribute('data-over')).toBe(true);
    await passTime(3_000);
    expect(document.body.textContent).toContain('statt 7,49 €');
    expect(lateness.asked).toBe(3);
  });
});
