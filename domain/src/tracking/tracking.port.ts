import type { Shopper } from '../sessions/shopper.ts';
import type { TrackingEvent } from './tracking-event.ts';

export interface Tracking {
  /** Hands events over without waiting for an answer; a loss is never the shopper's. */
  record(shopper: Shopper, events: readonly TrackingEvent[]): Promise<void>;
}
