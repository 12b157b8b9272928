import { reloadGuarded } from '../releases/reload-guard.ts';

/** The prefix of the errors about a missing test world. */
const WORLD_CLASSIFICATION = 'WORLD_';

/** Reloads the page if the test world no longer exists. The gateway then shows which world is missing, and how to go on. */
export const reloadIfWorldMissing = (classification: unknown): void => {
  if (typeof classification === 'string' && classification.startsWith(WORLD_CLASSIFICATION)) reloadGuarded();
};
