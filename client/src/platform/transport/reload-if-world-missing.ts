import { reloadGuarded } from '../releases/reload-guard.ts';

/** Prefix of the classifications of a test world that is not there. */
const WORLD_CLASSIFICATION = 'WORLD_';

/** Reloads the page when an answer says that the test world is not there: the gateway then shows which one, and the way on. */
export const reloadIfWorldMissing = (classification: unknown): void => {
  if (typeof classification === 'string' && classification.startsWith(WORLD_CLASSIFICATION)) reloadGuarded();
};
