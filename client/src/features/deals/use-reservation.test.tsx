import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renewShopClock } from '../../platform/countdown/countdowns.ts';
import { aCart } from '../../testing/a-cart.ts';
import { cartQuery } from '../carts/model/carts.queries.ts';
import { useCountdown } from './use-reservation.ts';

const NOW = '2026-11-23T09:00:00.000Z';
const ENDED = '2026-11-23T08:59:59.000Z';

const Held = (): ReactNode => {
  const clock = useRef<HTMLDivElement>(null);
  useCountdown(clock, ENDED);
  return <div ref={clock} data-countdown={ENDED} suppressHydrationWarning />;
};

describe('the countdown of a reservation', () => {
  const page = document.createElement('main');
  afterEach(() => page.remove());

  it('refetches the cart too if the reservation was over before the notice was hydrated (DEAL-03)', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ now: NOW }));
    page.innerHTML = `<div data-countdown="${ENDED}"></div>`;
    document.body.append(page);
    await renewShopClock();
    expect(page.firstElementChild?.hasAttribute('data-over')).toBe(true);
    const client = new QueryClient();
    client.setQueryData(cartQuery.queryKey, { cart: aCart() });
    await act(async () =>
      hydrateRoot(
        page,
        <QueryClientProvider client={client}>
          <Held />
        </QueryClientProvider>,
      ),
    );
    await vi.waitFor(() => expect(client.getQueryState(cartQuery.queryKey)?.isInvalidated).toBe(true));
  });
});
