import type { WorldFailureCode } from '../worlds/world-failure.ts';

/** What testers are told of a world that cannot answer: what to do about it. */
const MENDING: Readonly<Record<WorldFailureCode, string>> = {
  WORLD_UNKNOWN: 'There is no such world. POST /qa/worlds makes one, and so does opening /qa/start/empty where the shop has its own fake; without the cookie SHOP_WORLD and the header x-shop-world it is the default world.',
  WORLD_GONE: 'This world was given up and does not come back. POST /qa/worlds makes another, and so does opening /qa/start/empty where the shop has its own fake; without the cookie SHOP_WORLD and the header x-shop-world it is the default world.',
  WORLD_REQUIRED: 'Name a world in the header x-shop-world or the cookie SHOP_WORLD: this process refuses requests without one (FAKE_REQUIRE_WORLD=1).',
  WORLD_ID_INVALID: 'The id of a world is 1 to 40 characters of a-z, 0-9 and dash.',
  WORLD_EXISTS: 'There is a world of this id already. Choose another id, or remove it first.',
  WORLD_LIMIT: 'There are as many worlds as this process keeps, all of them pinned. Remove one first.',
  SCENARIO_UNKNOWN: 'There is no such scenario. GET /qa/start lists them.',
  CLOCK_BACKWARDS: 'The clock of a world moves only forward. POST /qa/worlds/<world>/reset takes it back to its beginning, with all that has happened since.',
  TIMER_STORM: 'More fell due on the way than a world can fire; nothing has changed. Move the clock in smaller steps.',
};

export const tellWorldFailure = (code: WorldFailureCode): string => MENDING[code];
