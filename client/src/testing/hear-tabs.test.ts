import { expect, it, onTestFinished, vi } from 'vitest';

import { tabChannel } from '../platform/tabs/tab-messages.ts';
import { WAYS_BETWEEN_TABS } from './hear-tabs.ts';

it('a test without BroadcastChannel leaves the one of the tests after it as it was', async () => {
  for (const { set } of WAYS_BETWEEN_TABS) set();
  tabChannel().post({ happened: 'cart-changed' });
  vi.unstubAllGlobals();
  const other = new BroadcastChannel('syncApolloData');
  onTestFinished(() => other.close());
  const heard = new Promise((resolve) => {
    other.addEventListener('message', ({ data }) => resolve(data));
  });
  tabChannel().post({ happened: 'lists-changed' });
  expect(await heard).toEqual({ happened: 'lists-changed' });
});
