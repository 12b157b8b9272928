import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const say = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

export const goOnline = (): void => say(true);

/** The browser says that the connection is away, until the test is over or {@link goOnline}. */
export const goOffline = (): void => {
  onTestFinished(() => {
    goOnline();
    // The page of the test no longer listens, and the next one would believe to be offline.
    onlineManager.setOnline(true);
  });
  say(false);
};
