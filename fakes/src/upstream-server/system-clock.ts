import type { Clock } from '@shop/domain/shared/clock.port';

/** The one place of the stand-in that reads the machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
