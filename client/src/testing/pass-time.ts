import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake timers by this many milliseconds. */
export const passTime = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** The most that a test waits, in milliseconds. */
const MOST = 500;

/** Advances the fake timers, one millisecond at a time, until the condition holds. */
export const passTimeUntil = async (isSo: () => boolean): Promise<void> => {
  for (let passed = 0; passed < MOST && !isSo(); passed += 1) await passTime(1);
};
