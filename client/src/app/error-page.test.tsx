import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { aContentPage } from '../testing/a-content-page.ts';
import { readyFacts } from '../testing/a-checkout.ts';
import { goOffline, goOnline } from '../testing/go-offline.ts';
import { openPage } from '../testing/open-page.tsx';
import { Refused } from '../testing/scripted-gateway.ts';
import { toastsOnPage } from '../testing/toasts-on-page.ts';
import { followConnection } from './follow-connection.ts';

const beratung = { page: aContentPage() };

describe('the error page', () => {
  it('shows the page when the shopper retries and the shop replies', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isDown = true;
    await openPage('/beratung/', {
      replies: {
        Page: () => {
          if (isDown) throw new Refused({ classification: 'DOWN' });
          return beratung;
        },
      },
    });
    isDown = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Beratung' })).toBeTruthy());
  });
});

describe('a page that the shop is too busy for', () => {
  it('says so, and is shown when the shopper retries in a moment', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let isBusy = true;
    await openPage('/beratung/', {
      replies: {
        Page: () => {
          if (isBusy) throw new Refused({ classification: 'SHOP_ERROR', messageKey: 'shop.error.overloaded' });
          return beratung;
        },
      },
    });
    expect(
      await screen.findByText('Im Shop ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.'),
    ).toBeTruthy();
    isBusy = false;
    fireEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Beratung' })).toBeTruthy());
  });
});

describe('a page that fails because the connection is away', () => {
  it('says so, blames nobody, and is shown as soon as the connection is back', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const page = await openPage('/beratung/', {
      replies: { Page: () => beratung, CheckoutFacts: () => ({ checkoutFacts: readyFacts() }) },
    });
    onTestFinished(followConnection(page.router, { queryClient: page.client, store: page.store }));
    goOffline();
    await page.navigateTo('/checkout/shipping/');
    expect(
      await screen.findByText(
        'Sie sind gerade offline. Sobald die Verbindung wieder da ist, lässt sich die Seite öffnen.',
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/Bei uns ist etwas schiefgegangen/u)).toBeNull();
    goOnline();
    await waitFor(() => expect(screen.queryByText(/^Sie sind gerade offline/u)).toBeNull());
    expect(await screen.findByRole('heading', { level: 1, name: 'Adresse und Lieferung' })).toBeTruthy();
  });
});

describe('a part of the layout that fails', () => {
  it('is logged and left out; the page still works, without a toast', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await openPage('/beratung/', { replies: { Page: () => beratung, Me: () => ({ me: null }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Beratung' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('banner')).toBeNull());
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
    expect(logged.mock.calls.flat()).toContainEqual(expect.any(TypeError));
  });
});
