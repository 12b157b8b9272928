import { inMemoryWorlds } from '../worlds/worlds.ts';
import type { Turn, View } from '../worlds/turn.ts';
import { FIXTURE_TIME } from './arrange-fixture.ts';

/** What a rule sees of a fresh world, after what is done in it. */
export const aView = (done: (turn: Turn) => void = () => undefined): View => {
  const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
  world.setPace({ mode: 'frozen' });
  world.run(done);
  return world.read((view) => view);
};
