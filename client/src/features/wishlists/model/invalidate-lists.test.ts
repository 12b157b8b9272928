import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';

import { invalidateLists } from './invalidate-lists.ts';

/** A page that shows a list and something else; `loaded` counts what it asked for. */
const aPage = async () => {
  const client = new QueryClient();
  const loaded: string[] = [];
  for (const operation of ['OwnWishlists', 'Cart']) {
    const queryFn = () => loaded.push(operation);
    onTestFinished(new QueryObserver(client, { queryKey: [operation], queryFn }).subscribe(() => undefined));
  }
  await expect.poll(() => client.isFetching()).toBe(0);
  loaded.length = 0;
  return { client, loaded };
};

it('loads the lists again that somebody sees, and nothing else', async () => {
  const { client, loaded } = await aPage();
  invalidateLists(client);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(loaded).toEqual(['OwnWishlists']);
});

it('loads the lists of a page that nobody sees once, when it is seen again', async () => {
  const { client, loaded } = await aPage();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => visibility.mockRestore());
  invalidateLists(client);
  invalidateLists(client);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(loaded).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(loaded).toEqual(['OwnWishlists']);
});
