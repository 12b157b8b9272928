import { markReleaseOver } from '../platform/releases/release.ts';

/** The path at which the gateway names the current build (CLIENTOP-11). */
const LATEST_BUILD = '/builds/latest.json';
/** How often an open page checks it, in milliseconds. */
const CHECK_INTERVAL_MS = 60 * 60_000;

const isBuild = (reply: unknown): reply is { readonly id: string } =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'string';

/** Checks from time to time whether a new build is out. If so, the server renders the next page, and the browser loads the new code. */
export const watchReleases = (buildId: string): void => {
  const check = async (): Promise<void> => {
    const response = await fetch(LATEST_BUILD);
    const latest: unknown = response.ok ? await response.json() : undefined;
    if (isBuild(latest) && latest.id !== buildId) markReleaseOver();
  };
  setInterval(() => void check().catch(console.error), CHECK_INTERVAL_MS);
};
