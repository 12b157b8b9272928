import type { Clock } from '@shop/domain/shared/clock.port';

/** The one place of the fake upstream that reads the machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
