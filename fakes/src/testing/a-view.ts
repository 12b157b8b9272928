import type { Transaction, View } from '../worlds/transaction.ts';
import { aPausedWorld } from './a-paused-world.ts';

/** The view of a fresh world after a command. */
export const aView = (done: (tx: Transaction) => void = () => undefined): View => {
  const world = aPausedWorld();
  world.run(done);
  return world.read((view) => view);
};
