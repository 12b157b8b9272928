import type { IncomingHttpHeaders } from 'node:http';
import type { World } from '../../worlds/world.ts';
import { WORLD_HEADER, type Worlds } from '../../worlds/worlds.ts';
import { headerOf } from './read-shopper.ts';

/** Header by which the requests of one verification of the contract are told from those of another. */
const VERIFICATION_HEADER = 'x-verification';

/** Each verification has a world of its own, so that several at the same time do not disturb each other. */
export const verificationWorldId = (run: string): string => `verification-${run}`;

/** The id of the world that a request names, if it names one. */
export const requestedWorldId = (headers: IncomingHttpHeaders): string | undefined => {
  const run = headerOf(headers, VERIFICATION_HEADER);
  return headerOf(headers, WORLD_HEADER) ?? (run === undefined ? undefined : verificationWorldId(run));
};

/** The world that a request names; throws a `WorldFailure` where there is none. */
export const requestedWorld = (worlds: Worlds, headers: IncomingHttpHeaders): World => {
  const id = requestedWorldId(headers);
  return worlds.of(id === undefined ? {} : { [WORLD_HEADER]: id });
};
