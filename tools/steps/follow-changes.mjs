import { watch } from 'node:fs';

/** Editors save in several strokes; work begins when they are done. */
const SETTLED_MS = 150;

/**
 * Works once at the start and again after every change; changes made meanwhile are worked off together.
 * @param {readonly string[]} folders
 * @param {() => Promise<void>} work
 */
export const followChanges = async (folders, work) => {
  let isChanged = true;
  let isWorking = false;

  const workOff = async () => {
    if (isWorking) return;
    isWorking = true;
    while (isChanged) {
      isChanged = false;
      await work();
    }
    isWorking = false;
  };

  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      isChanged = true;
      clearTimeout(settling);
      settling = setTimeout(() => void workOff(), SETTLED_MS);
    });
  }
  await workOff();
};
