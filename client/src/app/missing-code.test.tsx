import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { failureMessage } from '../platform/failures/failure-notice.ts';
import { watchCodeLoading } from '../platform/releases/release.ts';
import { networkOfPage, type Fetch } from '../testing/page-network.ts';
import { hotspotPage, NO_ANSWERS } from '../testing/no-answers.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ErrorPage } from './error-page.tsx';

let reloads: number;
let files = 0;

beforeEach(() => {
  reloads = 0;
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(() => void (reloads += 1));
  return watchCodeLoading();
});

const answers: Fetch = () => Promise.resolve(Response.json({ id: 'the-next-build' }));

/** A chunk that answered with something else than its code: how it was asked for, the page does not learn. */
const missCode = (network: Fetch): Error => {
  vi.stubGlobal('fetch', networkOfPage(network));
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${(files += 1)}.js`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  return failure;
};

const openFailed = (error: Error) => renderInShop(<ErrorPage error={error} reset={() => undefined} />);

describe('a page whose code is missing', () => {
  it('is loaded from the shop once, because a new release has replaced the code, and then says that it failed', async () => {
    const failure = missCode(answers);
    const { unmount } = await openFailed(failure);
    await waitFor(() => expect(reloads).toBe(1));
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    await openFailed(failure);
    expect(await screen.findByText(/Bei uns ist etwas schiefgegangen/u)).toBeTruthy();
    expect(reloads).toBe(1);
  });

  it.each(Object.entries(NO_ANSWERS))(
    'stays in the shop and says that it cannot be reached: %s',
    async (_, noAnswer) => {
      await openFailed(missCode(noAnswer));
      expect(await screen.findByText(/^Der Shop ist gerade nicht zu erreichen\./u)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
      expect(reloads).toBe(0);
    },
  );
});

it('something whose code is missing is no internal error', () => {
  expect(failureMessage(missCode(hotspotPage))).toBe('shop.error.network');
});
