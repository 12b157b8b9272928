import type { IncomingHttpHeaders } from 'node:http';
import type { World } from '../../worlds/world.ts';
import { WORLD_HEADER, type Worlds } from '../../worlds/worlds.ts';
import { headerOf } from './who-asks.ts';

/** The world that a request names; throws a `WorldFailure` where there is none. */
export const worldAsked = (worlds: Worlds, headers: IncomingHttpHeaders): World => {
  const id = headerOf(headers, WORLD_HEADER);
  return worlds.of(id === undefined ? {} : { [WORLD_HEADER]: id });
};
