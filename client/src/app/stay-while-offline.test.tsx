import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createStore } from '../platform/store.ts';
import { toastsAtom } from '../platform/toasts/toasts.ts';
import { aContentPage } from '../testing/a-content-page.ts';
import { goOffline, goOnline } from '../testing/go-offline.ts';
import { openPage } from '../testing/open-page.tsx';
import type { ShopReplies } from '../testing/shop-replies.ts';
import { toastsOnPage } from '../testing/toasts-on-page.ts';
import { stayWhileOffline } from './stay-while-offline.ts';

const BERATUNG = { page: aContentPage() };
const PAGE_LATER = [
  expect.stringMatching(
    /^Fehler: .*Sie sind gerade offline\. Sobald die Verbindung wieder da ist, lässt sich die Seite öffnen\./u,
  ),
];
const NOTHING_SENT = [expect.stringMatching(/^Fehler: .*Sie sind gerade offline\. Es wurde nichts abgeschickt/u)];

const open = async (path = '/beratung/', replies: ShopReplies = {}) => {
  const page = await openPage(path, { replies: { Page: () => BERATUNG, ...replies } });
  onTestFinished(stayWhileOffline(page.router, page.store));
  return page;
};

const add = (html: string): HTMLElement => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  return place.firstElementChild as HTMLElement;
};

/** Whether the browser follows the link, or sends the form. */
const browserFollows = (link: HTMLElement): boolean => {
  let isFollowed = false;
  const atLast = (event: Event): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  for (const type of ['click', 'submit']) window.addEventListener(type, atLast, { once: true });
  act(() => void (link instanceof HTMLFormElement ? fireEvent.submit(link) : fireEvent.click(link)));
  for (const type of ['click', 'submit']) window.removeEventListener(type, atLast);
  return isFollowed;
};

const goTo = (page: Awaited<ReturnType<typeof open>>, path: string) => act(async () => page.router.history.push(path));

describe('while the connection is away', () => {
  it('a navigation leaves the page as it is and says why', async () => {
    const page = await open();
    goOffline();
    await goTo(page, '/login/');
    expect([page.currentPath(), screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      '/beratung/',
      'Beratung',
    ]);
    expect(toastsOnPage()).toEqual(PAGE_LATER);
  });

  it('a navigation is not made up for later, and can be made when the connection is back', async () => {
    const page = await open();
    goOffline();
    await goTo(page, '/login/');
    goOnline();
    expect(page.currentPath()).toBe('/beratung/');
    await page.navigateTo('/login/');
    expect(screen.getByRole('form', { name: 'Anmelden' })).toBeTruthy();
  });

  it.each([
    '<a href="/beratung/neu/">Neu</a>',
    '<a href="/de/">Deutsch</a>',
    '<a href="/myaccount/returns/?order=1">Retoure</a>',
  ])('the link %s leads nowhere, and says why', async (html) => {
    await open();
    goOffline();
    expect(browserFollows(add(html))).toBe(false);
    expect(toastsOnPage()).toEqual(PAGE_LATER);
  });

  it.each([
    '<a href="#main">Zum Inhalt</a>',
    '<a href="mailto:service@shop.example">E-Mail</a>',
    '<a href="https://carrier.example/">Sendung</a>',
    '<a href="/files/a.pdf" download>PDF</a>',
    '<a href="/service/" target="_blank">Service</a>',
  ])('the link %s is left to the browser', async (html) => {
    await open();
    goOffline();
    expect(browserFollows(add(html))).toBe(true);
    expect(toastsOnPage()).toEqual([]);
  });

  it('a form that the browser would post is not sent, and says so', async () => {
    await open();
    goOffline();
    expect(browserFollows(add('<form method="post" action="/forms/checkout-amazon"></form>'))).toBe(false);
    expect(toastsOnPage()).toEqual(NOTHING_SENT);
  });

  it('a search is not made, and says so', async () => {
    const { gateway, currentPath } = await open();
    goOffline();
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(toastsOnPage()).toEqual(PAGE_LATER));
    expect([currentPath(), gateway.variablesOf('SearchTarget')]).toEqual(['/beratung/', []]);
  });
});

describe('with a connection', () => {
  it('links and forms are left to whom they belong', async () => {
    await open();
    expect(
      [add('<a href="/de/">Deutsch</a>'), add('<form method="post" action="/forms/checkout-amazon"></form>')].map(
        browserFollows,
      ),
    ).toEqual([true, true]);
  });
});

describe('a page that is still loading when the connection goes', () => {
  it('says so within a second', () => {
    vi.useFakeTimers();
    const store = createStore();
    const router = {
      history: createMemoryHistory(),
      state: { status: 'pending' },
      subscribe: () => () => undefined,
    } as const;
    onTestFinished(stayWhileOffline(router, store));
    goOffline();
    vi.advanceTimersByTime(1_000);
    expect(store.get(toastsAtom).map(({ messageKey }) => messageKey)).toEqual(['shop.error.pageOffline']);
  });
});
