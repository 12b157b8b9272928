import type { Clock } from '@shop/domain/shared/clock.port';

/** The only place that reads the machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
