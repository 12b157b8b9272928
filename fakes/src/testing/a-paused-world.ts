import { inMemoryWorlds } from '../in-memory-worlds.ts';
import type { World } from '../worlds/world.ts';
import { FIXTURE_TIME } from './arrange-fixture.ts';

/** A fresh world whose clock stands still until a test moves it. */
export const aPausedWorld = (): World => {
  const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
  world.setPace({ mode: 'frozen' });
  return world;
};
