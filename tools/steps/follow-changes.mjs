import { watch } from 'node:fs';

/** Editors save in several writes; work begins when they are done. */
const SETTLED_MS = 100;

/**
 * Calls `work` with the names of changed files. Changes that are made while it works are collected for one further call.
 * @param {readonly string[]} folders
 * @param {(files: readonly string[]) => Promise<unknown>} work
 * @returns {() => void} stops following
 */
export const followChanges = (folders, work) => {
  /** @type {Set<string>} */
  const changed = new Set();
  let isWorking = false;

  const handleChanges = async () => {
    if (isWorking) return;
    isWorking = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      await work(files);
    }
    isWorking = false;
  };

  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      changed.add(file ?? folder);
      clearTimeout(settling);
      settling = setTimeout(() => void handleChanges(), SETTLED_MS);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
};
