import { SCENARIOS } from '../scenarios/scenarios.ts';
import { noSuchName } from '../schemas/nearest-names.ts';
import type { GoneBecause, WorldFailure, WorldFailureCode, WorldFailureFacts } from '../worlds/world-failure.ts';
import { MAX_WORLDS, WORLD_IDLE_MS } from '../worlds/worlds.ts';

/** The server that replies: the shop with its own fake, where a browser can start scenarios, or the fake upstream, where it cannot. */
export type QaServer = 'shop' | 'fake-upstream';

const MS_PER_HOUR = 3_600_000;

const WHY_GONE: Readonly<Record<GoneBecause, string>> = {
  idle: `evicted: unused for ${WORLD_IDLE_MS / MS_PER_HOUR} hours`,
  'too-many-worlds': `evicted to make room: this process holds at most ${MAX_WORLDS} worlds, and nobody had named this one`,
  removed: 'removed by a tester',
};

const HOW_TO_CONTINUE: Readonly<Record<QaServer, string>> = {
  shop: 'POST /qa/worlds makes another, and so does opening /qa/start/empty.',
  'fake-upstream': 'POST /qa/worlds makes another.',
};

const DEFAULT_WORLD_HINT =
  'Without the header x-shop-world and the cookie SHOP_WORLD a request goes to the default world.';

const goneText = ({ name = '', gone }: WorldFailureFacts): string =>
  gone === undefined
    ? `World ${name} is gone.`
    : `World ${name} was ${WHY_GONE[gone.because]} (${gone.at}). It does not come back.`;

const MESSAGES: Readonly<Record<WorldFailureCode, (facts: WorldFailureFacts, server: QaServer) => string>> = {
  WORLD_UNKNOWN: ({ name = '' }, server) =>
    `There is no world ${name}. ${HOW_TO_CONTINUE[server]} ${DEFAULT_WORLD_HINT}`,
  WORLD_GONE: (facts, server) => `${goneText(facts)} ${HOW_TO_CONTINUE[server]} ${DEFAULT_WORLD_HINT}`,
  WORLD_REQUIRED: () =>
    'Name a world in the header x-shop-world or the cookie SHOP_WORLD: this process refuses requests without one (FAKE_REQUIRE_WORLD=1).',
  WORLD_ID_INVALID: () => 'The id of a world is 1 to 40 characters of a-z, 0-9 and dash.',
  WORLD_EXISTS: ({ name = '' }) => `There is a world ${name} already. Choose another id, or remove it first.`,
  WORLD_LIMIT: () =>
    `There are ${MAX_WORLDS} worlds, the limit of this process, and all of them are named or pinned. GET /qa/worlds lists them, the least recently used first; DELETE /qa/worlds/<world> removes one.`,
  SCENARIO_UNKNOWN: ({ name = '' }) =>
    `The name of a scenario is wrong: ${noSuchName(
      name,
      SCENARIOS.map((scenario) => scenario.name),
    )}. GET /qa/start lists all.`,
  CLOCK_BACKWARDS: () =>
    'The clock of a world moves only forward. POST /qa/worlds/<world>/reset takes it back to its beginning, with all that has happened since.',
  TIMER_STORM: () =>
    'More fell due on the way than a world can fire; nothing has changed. Move the clock in smaller steps.',
};

/** What is wrong with a world, and what to do about it. */
export const worldFailureMessage = ({ code, facts }: Pick<WorldFailure, 'code' | 'facts'>, server: QaServer): string =>
  MESSAGES[code](facts, server);
