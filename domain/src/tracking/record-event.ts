import type { Shopper } from '../sessions/shopper.ts';
import type { Shop } from '../shop.ts';
import type { TrackingEvent } from './tracking.port.ts';

/** Sends an event. A lost one costs a statistic, never an order. */
export const recordEvent = async (
  { tracking }: Pick<Shop, 'tracking'>,
  shopper: Shopper,
  event: TrackingEvent,
): Promise<void> => tracking.record(shopper, [event]).catch(() => undefined);
