import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Remembers, in a folder, for which inputs a step was done last. */
export const stampsIn = (/** @type {string} */ folder) => {
  /** @param {string} step */
  const fileOf = (step) => path.join(folder, `${step}.stamp`);
  return {
    /**
     * @param {string} step
     * @param {string} fingerprint
     */
    isFresh: (step, fingerprint) => {
      try {
        return readFileSync(fileOf(step), 'utf8') === fingerprint;
      } catch {
        return false;
      }
    },
    /**
     * To be called before a step begins: work that was broken off counts as not done.
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
