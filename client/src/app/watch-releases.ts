import { latestBuild } from '../platform/releases/latest-build.ts';
import { markReleaseOver } from '../platform/releases/release.ts';

/** How often an open page checks it, in milliseconds. */
const CHECK_INTERVAL_MS = 60 * 60_000;

/** Checks from time to time whether a new build is out. If so, the server renders the next page, and the browser loads the new code. */
export const watchReleases = (buildId: string): void => {
  const check = async (): Promise<void> => {
    if ((await latestBuild()) !== buildId) markReleaseOver();
  };
  setInterval(() => void check().catch(console.error), CHECK_INTERVAL_MS);
};
