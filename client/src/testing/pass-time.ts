import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass on the given clock, in milliseconds. */
export const passTime = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** A test that waits in vain stops after this time, in milliseconds. */
const MOST = 500;

/** Lets time pass, a millisecond at a time, until something is so. */
export const passTimeUntil = async (isSo: () => boolean): Promise<void> => {
  for (let passed = 0; passed < MOST && !isSo(); passed += 1) await passTime(1);
};
