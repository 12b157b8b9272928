import { reloadGuarded } from './reload-guard.ts';

/** Classifications of a tester's world that is not there begin so. */
const OF_WORLDS = 'WORLD_';

/** Loads the page anew where an answer says that the tester's world is not there: the gateway then shows which one, and the way on. */
export const leaveGoneWorld = (classification: unknown): void => {
  if (typeof classification === 'string' && classification.startsWith(OF_WORLDS)) reloadGuarded();
};
