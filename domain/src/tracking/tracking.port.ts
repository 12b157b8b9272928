import type { Shopper } from '../sessions/shopper.ts';
import type { TrackingEvent } from './tracking-event.ts';

export interface Tracking {
  /** Sends events without waiting for a reply. A lost event never affects the shopper. */
  record(shopper: Shopper, events: readonly TrackingEvent[]): Promise<void>;
}
