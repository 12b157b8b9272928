import type { Shopper } from '../visit/shopper.ts';
import type { TrackingEvent, Tracking } from './tracking.port.ts';

/** Sends an event. A lost one costs a statistic, never an order. */
export const recordEvent = async (
  { tracking }: { readonly tracking: Tracking },
  shopper: Shopper,
  event: TrackingEvent,
): Promise<void> => tracking.record(shopper, [event]).catch(() => undefined);
