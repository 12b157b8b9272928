import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openPage } from '../testing/open-page.tsx';
import { passTime } from '../testing/pass-time.ts';

const MINUTE = 60_000;

describe('the data of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is refetched on navigation once it is older than 10 minutes, and not before (UPSTREAM-13)', async () => {
    const { gateway, navigateTo } = await openPage('/beratung/');
    const requests = () => gateway.variablesOf('Me').length;
    expect(requests()).toBe(1);
    await passTime(9 * MINUTE);
    await navigateTo('/service/');
    await passTime(100);
    expect(requests()).toBe(1);
    await passTime(2 * MINUTE);
    expect(requests()).toBe(1);
    await navigateTo('/ueber-uns/');
    await passTime(100);
    expect(requests()).toBe(2);
  });
});
