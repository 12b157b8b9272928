import type { Tracking } from '@shop/domain/tracking/tracking.port';
import { frozenCopy } from '../shared/deep-freeze.ts';
import type { WorldOf } from '../worlds/worlds.ts';

/** Older events are discarded. */
const MAX_EVENTS = 1000;

export const inMemoryTracking = (worldOf: WorldOf): Tracking => ({
  record: async (shopper, events) =>
    worldOf(shopper).run((tx) => {
      tx.state = { ...tx.state, tracked: [...tx.state.tracked, ...frozenCopy(events)].slice(-MAX_EVENTS) };
    }),
});
