import { beforeEach, describe, expect, it, vi } from 'vitest';

import { reloadGuarded } from './reload-guard.ts';

const watched = () => {
  const done: string[] = [];
  vi.spyOn(window.location, 'reload').mockImplementation(() => void done.push('reloaded'));
  return { done, tryToReload: () => reloadGuarded(() => done.push('stayed')) };
};

describe('the reload guard', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('lets a page reload itself once within 10 seconds (UPSTREAM-14)', () => {
    const { done, tryToReload } = watched();
    tryToReload();
    vi.advanceTimersByTime(9_999);
    tryToReload();
    expect(done).toEqual(['reloaded', 'stayed']);
    vi.advanceTimersByTime(1);
    tryToReload();
    expect(done).toEqual(['reloaded', 'stayed', 'reloaded']);
  });

  it('does not let a page reload itself while offline or without a storage', () => {
    const { done, tryToReload } = watched();
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    tryToReload();
    network.mockReturnValue(true);
    vi.stubGlobal('sessionStorage', undefined);
    tryToReload();
    expect(done).toEqual(['stayed', 'stayed']);
  });
});
