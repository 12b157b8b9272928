import { markReleaseOver } from '../platform/releases/release.ts';

/** Address at which the gateway names the build that is out (specification A7). */
const LATEST_BUILD = '/builds/latest.json';
/** How often an open page asks for it, in milliseconds. */
const ASKED_EVERY_MS = 60 * 60_000;

const isBuild = (answer: unknown): answer is { readonly id: string } => typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';

/** Asks now and then whether another build than this one is out: the next page then comes whole from the server, and so does its code. */
export const watchReleases = (buildId: string): void => {
  const ask = async (): Promise<void> => {
    const response = await fetch(LATEST_BUILD);
    const latest: unknown = response.ok ? await response.json() : undefined;
    if (isBuild(latest) && latest.id !== buildId) markReleaseOver();
  };
  setInterval(() => void ask().catch(console.error), ASKED_EVERY_MS);
};
