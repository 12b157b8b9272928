import { inMemoryWorlds } from '../in-memory-worlds.ts';
import type { Transaction, View } from '../worlds/transaction.ts';
import { FIXTURE_TIME } from './arrange-fixture.ts';

/** The view of a fresh world after a command. */
export const aView = (done: (tx: Transaction) => void = () => undefined): View => {
  const world = inMemoryWorlds({ clock: { now: () => FIXTURE_TIME } }).get('default');
  world.setPace({ mode: 'frozen' });
  world.run(done);
  return world.read((view) => view);
};
