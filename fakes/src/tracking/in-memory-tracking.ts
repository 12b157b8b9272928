import type { Tracking } from '@shop/domain/tracking/tracking.port';
import { keptCopy } from '../worlds/frozen.ts';
import type { WorldOf } from '../worlds/world-of.ts';

/** So many of the latest events are remembered. */
const MOST_EVENTS = 1000;

export const inMemoryTracking = (worldOf: WorldOf): Tracking => ({
  record: async (shopper, events) =>
    worldOf(shopper).run((turn) => {
      turn.state = { ...turn.state, tracked: [...turn.state.tracked, ...keptCopy(events)].slice(-MOST_EVENTS) };
    }),
});
