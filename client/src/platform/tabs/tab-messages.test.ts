import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { openTabChannel, type TabMessage } from './tab-messages.ts';

describe('tabs of one browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('receive the messages of another tab', async () => {
    const here = openTabChannel();
    const heard = new Promise<TabMessage>((resolve) => here.listen(resolve));
    openTabChannel().post({ happened: 'cart-changed' });
    expect(await heard).toEqual({ happened: 'cart-changed' });
  });

  it('receive nothing while their page is in the browser’s cache, and everything afterwards', async () => {
    const here = openTabChannel();
    const heard: TabMessage[] = [];
    const there = openTabChannel();
    window.dispatchEvent(new Event('pagehide'));
    here.listen((message) => heard.push(message));
    there.post({ happened: 'login-changed' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const next = new Promise<TabMessage>((resolve) => here.listen(resolve));
    there.post({ happened: 'cart-changed' });
    await next;
    expect(heard).toEqual([{ happened: 'cart-changed' }]);
  });

  it('fall back to the storage without a BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard: TabMessage[] = [];
    const stop = openTabChannel().listen((message) => heard.push(message));
    const events: StorageEventInit[] = [];
    vi.stubGlobal('localStorage', {
      setItem: (key: string, newValue: string) => events.push({ key, newValue }),
      removeItem: (key: string) => events.push({ key, newValue: null }),
    });
    openTabChannel().post({ happened: 'login-changed' });
    events.forEach((event) => window.dispatchEvent(new StorageEvent('storage', event)));
    stop();
    events.forEach((event) => window.dispatchEvent(new StorageEvent('storage', event)));
    expect([heard, events.at(-1)]).toEqual([[{ happened: 'login-changed' }], { key: events[0]?.key, newValue: null }]);
  });

  it('ignore messages of a kind that only another release knows', async () => {
    const heard: TabMessage[] = [];
    onTestFinished(openTabChannel().listen((message) => heard.push(message)));
    const newer = new BroadcastChannel('syncApolloData');
    onTestFinished(() => newer.close());
    newer.postMessage({ happened: 'consent-changed', consent: ['tracking'] });
    newer.postMessage({ happened: 'login-changed', loginState: 'PASSKEY' });
    newer.postMessage({ happened: 'lists-changed', version: 7 });
    await expect.poll(() => heard).toEqual([{ happened: 'lists-changed', version: 7 }]);
  });

  it('ignore messages that no tab of the shop posted', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const heard: TabMessage[] = [];
    openTabChannel().listen((message) => heard.push(message));
    const said = [
      'not json',
      'null',
      ...[
        { happened: 'the-sky-fell' },
        { happened: 'cart-changed', cart: 7 },
        { happened: 'login-changed', loginState: 'KING' },
        { happened: 7 },
      ].map((message) => JSON.stringify({ message })),
    ];
    for (const newValue of said) {
      window.dispatchEvent(new StorageEvent('storage', { key: 'syncApolloData', newValue }));
    }
    expect(heard).toEqual([]);
  });
});
