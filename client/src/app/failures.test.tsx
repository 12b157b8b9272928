import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { tilesQuery } from '../features/catalogue/catalogue.queries.ts';
import { reviewsOf } from '../features/reviews/reviews.queries.ts';
import { commentsQuery } from '../features/wishlists/own-lists.queries.ts';
import { GraphqlFailure } from '../platform/failures/failures.ts';
import { UpdateCartDocument } from '../platform/generated/graphql.ts';
import { postToRoute } from '../platform/transport/api-route.ts';
import { request } from '../platform/transport/request.ts';
import { aContentPage, aRowOfRecommendations } from '../testing/a-content-page.ts';
import { aList, ownLists } from '../testing/a-wishlist.ts';
import { aCustomer } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { type ErrorExtensions, Refused } from '../testing/scripted-gateway.ts';
import { toastsOnPage } from '../testing/toasts-on-page.ts';
import { siteFooter } from './layouts/layout-parts.ts';

const INTERNAL = /^Fehler: .*Bei uns ist ein Fehler aufgetreten\./u;
const TOKEN_REQUIRED = { messageKey: 'vue.error.security.valid_token_required' };
const SECURITY_LOGOUT = { messageKey: 'shop.error.securityLogout' };

const asking = (path: string, failure: ErrorExtensions) =>
  openPage(path, {
    replies: {
      Me: () => {
        throw new Refused(failure);
      },
    },
  });

/** A page on which something is changed that the shop refuses. */
const changing = async (path: string, failure: ErrorExtensions) => {
  const page = await openPage(path, {
    replies: {
      UpdateCart: () => {
        throw new Refused(failure);
      },
    },
  });
  const mutation = page.client.getMutationCache().build(page.client, {
    mutationFn: () =>
      request('UpdateCart', UpdateCartDocument, { operations: [{ do: 'remove-position', positionId: 'p1' }] }),
  });
  await mutation.execute(undefined).catch(() => undefined);
  return page;
};

describe('a call that failed', () => {
  it.each([
    ['a query', asking],
    ['a mutation', changing],
  ])('inside the shop shows the internal error as a toast for %s (ERR-01)', async (_, failing) => {
    await failing('/beratung/', { classification: 'INTERNAL_ERROR' });
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(INTERNAL)]));
  });

  it('shows its message as a toast for a mutation (ERR-07)', async () => {
    await changing('/beratung/', { messageKey: 'vue.orderForm.availability.outOfStock' });
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler: .*Zurzeit nicht lieferbar\./u)]),
    );
  });

  it('shows no toast for a query that the page can do without', async () => {
    await asking('/beratung/', { classification: 'SOMETHING_ELSE' });
    expect(await screen.findByRole('main')).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
  });
});

describe('a call in a missing test world', () => {
  const watched = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

  it.each([
    ['a query', asking],
    ['a mutation', changing],
  ])('reloads the page, which then says so, after %s', async (_, failing) => {
    const reload = watched();
    await failing('/beratung/', { classification: 'WORLD_GONE' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('reloads the page after a call of one of the gateway’s routes', async () => {
    const reload = watched();
    await openPage('/beratung/', {
      replies: { '/api/login-action/': () => ({ statusCode: 410, classification: 'WORLD_GONE' }) },
    });
    await postToRoute('/api/login-action/', {});
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a call marked silentErrorPolicy', () => {
  const refused = () =>
    Promise.reject(
      new GraphqlFailure('Something', [{ message: 'refused', extensions: { classification: 'INTERNAL_ERROR' } }]),
    );
  const ask = (client: QueryClient, marked: object) =>
    client.fetchQuery({ queryKey: ['something'], queryFn: refused, ...marked });
  const change = (client: QueryClient, marked: object) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: refused, ...marked })
      .execute(undefined);

  it.each([
    ['a query', ask],
    ['a mutation', change],
  ])('shows no toast when %s fails, unlike without the mark (UPSTREAM-15)', async (_, fail) => {
    const { client } = await openPage('/beratung/');
    await act(() => expect(fail(client, { meta: { silentErrorPolicy: true } })).rejects.toThrow());
    expect(toastsOnPage()).toEqual([]);
    await expect(fail(client, {})).rejects.toThrow();
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(INTERNAL)]));
  });
});

describe('recommendations that cannot be loaded', () => {
  const page = aContentPage([aRowOfRecommendations('Beliebt bei Schulen')]);

  it('are left out of the page, without a toast', async () => {
    const { gateway } = await openPage('/beratung/', {
      replies: {
        Page: () => ({ page }),
        Tiles: () => {
          throw new Refused({ classification: 'INTERNAL_ERROR' });
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Beratung' })).toBeTruthy();
    expect(gateway.variablesOf('Tiles').length).toBeGreaterThan(0);
    expect(screen.queryByRole('heading', { name: 'Beliebt bei Schulen' })).toBeNull();
    expect(toastsOnPage()).toEqual([]);
  });
});

describe('a query that the page can do without', () => {
  const refused = () => {
    throw new Refused({ classification: 'INTERNAL_ERROR' });
  };

  it.each([
    ['comments on a list', 'WishlistComments', (client: QueryClient) => client.prefetchQuery(commentsQuery('l1'))],
    ['reviews of a product', 'Reviews', (client: QueryClient) => client.prefetchQuery(reviewsOf('100', { page: 1 }))],
    ['recommendations', 'Tiles', (client: QueryClient) => client.prefetchQuery(tilesQuery(['100']))],
  ])('for %s fails without a word (ERR-11)', async (_, operation, load) => {
    const { client, gateway } = await openPage('/beratung/', { replies: { [operation]: refused } });
    await act(() => load(client));
    expect(gateway.variablesOf(operation)).toHaveLength(1);
    expect(toastsOnPage()).toEqual([]);
  });

  it('for comments leaves the page of its list as it is (ERR-11)', async () => {
    await openPage('/myaccount/wishlist/?open=comments', {
      replies: {
        Me: () => ({ me: aCustomer() }),
        OwnWishlists: () => ownLists(aList()),
        WishlistComments: refused,
      },
    });
    expect(await screen.findByRole('row', { name: /Bleistift/u })).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
  });
});

describe('an error of the interface', () => {
  it('is only logged (ERR-11)', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bug = new Error('a bug');
    vi.spyOn(siteFooter, 'Component').mockImplementation(() => {
      throw bug;
    });
    await openPage('/beratung/');
    expect(await screen.findByRole('main')).toBeTruthy();
    window.dispatchEvent(new ErrorEvent('error', { error: bug }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: bug }));
    expect(logged.mock.calls.flat()).toContain(bug);
    expect(toastsOnPage()).toEqual([]);
  });
});

describe('a footer that fails', () => {
  it('is left out, and its place stays: some content is drawn once something follows the main part', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failing = vi.spyOn(siteFooter, 'Component').mockImplementation(() => {
      throw new Error('no footer');
    });
    const { navigateTo } = await openPage('/service/logout/');
    await navigateTo('/beratung/');
    expect((await screen.findByRole('main')).nextElementSibling).not.toBeNull();
    expect(failing).toHaveBeenCalled();
  });
});

describe('a session that is over', () => {
  it.each([
    ['a query', asking],
    ['a mutation', changing],
  ])('leads home from a logout page if %s needed a token (ERR-02)', async (_, failing) => {
    const { currentPath } = await failing('/service/logout/', TOKEN_REQUIRED);
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(toastsOnPage()).toEqual([]);
  });

  it.each([
    ['a query', asking],
    ['a mutation', changing],
  ])('for security leads home from a URL with logout in it, after %s (GUARD-33)', async (_, failing) => {
    const { currentPath } = await failing('/service/logout/', SECURITY_LOGOUT);
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it.each([
    ['a query', asking],
    ['a mutation', changing],
  ])('for security shows a warning on other pages, which stay open after %s (GUARD-33, ERR-08)', async (_, failing) => {
    const { currentPath } = await failing('/beratung/', SECURITY_LOGOUT);
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([
        expect.stringMatching(/^Achtung: .*Wir haben Sie zu Ihrer Sicherheit abgemeldet\./u),
      ]),
    );
    expect(currentPath()).toBe('/beratung/');
  });
});
