import { NetworkFailure } from '../failures/failures.ts';
import { countReply } from '../transport/connection.ts';

/** The path at which the gateway names the current build (CLIENTOP-11). */
const LATEST_BUILD = '/builds/latest.json';

const isBuild = (reply: unknown): reply is { readonly id: string } =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'string';

const fetchBuild = async (): Promise<string> => {
  const reply: unknown = await fetch(LATEST_BUILD, { cache: 'no-store' })
    .then((response) => response.json())
    .catch(() => undefined);
  if (!isBuild(reply)) throw new NetworkFailure(LATEST_BUILD);
  return reply.id;
};

/** Fetches the id of the build that the shop runs now. Throws `NetworkFailure` if the shop does not answer, or something else in its place. */
export const latestBuild = (): Promise<string> => countReply(fetchBuild());
