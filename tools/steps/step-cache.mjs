import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { inRoot } from './root.mjs';

/** Stores in a folder with which inputs each step last succeeded. */
export const stepCacheIn = (/** @type {string} */ folder) => {
  /** @param {string} step */
  const fileOf = (step) => path.join(folder, `${step}.fingerprint`);
  return {
    /**
     * @param {string} step
     * @param {string} fingerprint
     */
    isUpToDate: (step, fingerprint) => {
      try {
        return readFileSync(fileOf(step), 'utf8') === fingerprint;
      } catch {
        return false;
      }
    },
    /**
     * Call it before a step begins: an interrupted step must run again.
     * @param {string} step
     */
    clear: (step) => rmSync(fileOf(step), { force: true }),
    /**
     * @param {string} step
     * @param {string} fingerprint
     */
    set: (step, fingerprint) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), fingerprint);
    },
  };
};

/** Stored in `node_modules`, so that deleting the packages also clears the cache. */
export const cacheFolder = inRoot('node_modules', '.cache', 'shop');

export const stepCache = stepCacheIn(cacheFolder);
