import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { passTime } from '../testing/pass-time.ts';
import { preloadLinks } from './preload-links.ts';
import type { AppRouter } from './router.tsx';

/** Pages that are preloaded, each until the test lets it arrive. */
const aRouter = () => {
  const underWay: (() => void)[] = [];
  const requests: unknown[] = [];
  const preloadRoute = ({ to }: { readonly to?: unknown }): Promise<undefined> => {
    requests.push(to);
    return new Promise((arrive) => underWay.push(() => arrive(undefined)));
  };
  return {
    requests,
    arrive: () => underWay.shift()?.(),
    router: { preloadRoute } satisfies Pick<AppRouter, 'preloadRoute'>,
  };
};

const link = (href: string): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  return document.body.appendChild(anchor);
};

const restOn = async (href: string): Promise<void> => {
  fireEvent.pointerOver(link(href));
  await passTime(100);
};

describe('preloaded pages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('are at most 4 at once (UPSTREAM-14)', async () => {
    const { router, requests, arrive } = aRouter();
    preloadLinks(router);
    for (const id of [1, 2, 3, 4, 5]) await restOn(`/cat/${id}/`);
    expect(requests).toEqual(['/cat/1/', '/cat/2/', '/cat/3/', '/cat/4/']);
    arrive();
    await restOn('/cat/6/');
    expect(requests.at(-1)).toBe('/cat/6/');
  });

  it('are those of links under a pointer that rests, a finger or the focus, not of one that passes', async () => {
    const { router, requests } = aRouter();
    preloadLinks(router);
    await restOn('/prod/1/');
    fireEvent.pointerOver(link('/prod/2/'), { pointerType: 'touch' });
    await passTime(100);
    fireEvent.focusIn(link('/prod/3/'));
    await passTime(100);
    fireEvent.pointerOver(link('/prod/4/'));
    await passTime(20);
    fireEvent.pointerOver(document.body);
    await passTime(100);
    expect(requests).toEqual(['/prod/1/', '/prod/2/', '/prod/3/']);
  });

  it.each(['/checkout/basket/', '/myaccount/orders/', '/login/', '/pictures/1031030-1.webp', 'https://example.org/'])(
    'are public pages of the shop, not %s',
    async (href) => {
      const { router, requests } = aRouter();
      preloadLinks(router);
      await restOn(href);
      expect(requests).toEqual([]);
    },
  );
});
