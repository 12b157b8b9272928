import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aList, ownLists } from '../testing/a-wishlist.ts';
import { aCustomer } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { passTime } from '../testing/pass-time.ts';
import { ANNOUNCER_ELEMENT } from './page-state.ts';
import { QUIET_MS, showLoading } from './show-loading.ts';

const announcer = (): HTMLElement | null => document.getElementById(ANNOUNCER_ELEMENT);
const isShown = (): boolean => document.documentElement.dataset['loading'] !== undefined;

const first = aList();
const second = aList({ externalId: 'l2', name: 'Schulanfang' });

/** One of two lists is open; the other one comes after this. */
const openLists = async (reply: Promise<unknown>) => {
  const opened = await openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: async ({ id }) => {
        if (id === 'l2') await reply;
        return id === 'l2' ? ownLists(second, [first]) : ownLists(first, [second]);
      },
    },
  });
  document.body.append(Object.assign(document.createElement('span'), { id: ANNOUNCER_ELEMENT }));
  showLoading(opened.router, opened);
  opened.router.history.push('/myaccount/wishlist/?list=l2');
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  announcer()?.remove();
});

it('shows and says that a page is on its way, until it is there', async () => {
  const reply = Promise.withResolvers<undefined>();
  await openLists(reply.promise);
  await passTime(QUIET_MS + 100);
  expect([isShown(), announcer()?.textContent]).toEqual([true, 'Wird geladen']);
  reply.resolve(undefined);
  await waitFor(() => expect(isShown()).toBe(false));
});

it('says nothing of a page that comes at once', async () => {
  await openLists(Promise.resolve());
  await passTime(2 * QUIET_MS);
  expect([isShown(), announcer()?.textContent]).toEqual([false, '']);
});
