import type { IncomingHttpHeaders } from 'node:http';
import type { World } from '../../worlds/world.ts';
import { WORLD_HEADER, type Worlds } from '../../worlds/worlds.ts';
import { headerOf } from './headers.ts';

/** Header that names a contract verification. */
const VERIFICATION_HEADER = 'x-verification';

/** Each verification has a world of its own, so that several can run at the same time. */
export const verificationWorldId = (run: string): string => `verification-${run}`;

/** The id of the world that a request names, if any. */
export const requestedWorldId = (headers: IncomingHttpHeaders): string | undefined => {
  const run = headerOf(headers, VERIFICATION_HEADER);
  return headerOf(headers, WORLD_HEADER) ?? (run === undefined ? undefined : verificationWorldId(run));
};

/** The world that a request names; throws a `WorldFailure` if there is none. */
export const requestedWorld = (worlds: Worlds, headers: IncomingHttpHeaders): World => {
  const id = requestedWorldId(headers);
  return worlds.of(id === undefined ? {} : { [WORLD_HEADER]: id });
};
