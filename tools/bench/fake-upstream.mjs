import { spawn } from 'node:child_process';

import { childEnvironment, pinnedNode } from '../steps/pinned-node.mjs';
import { inRoot, root } from '../steps/root.mjs';

/** The client of the contract, whose token call is verified too. */
const CLIENT = {
  UPSTREAM_CLIENT_ID: 'pausenhof',
  UPSTREAM_CLIENT_SECRET: 'only-for-the-fake-upstream',
  UPSTREAM_SCOPE: 'storefront',
};

/** Starts the fake upstream on a free port, and returns the variables that connect a shop to it. */
export const startFakeUpstream = async () => {
  const child = spawn(pinnedNode, [inRoot('fakes', 'src', 'main.ts')], {
    cwd: root,
    env: { ...childEnvironment(), ...CLIENT, NODE_ENV: 'production', UPSTREAM_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await /** @type {Promise<string>} */ (
    new Promise((resolve) => {
      child.stdout.on('data', (/** @type {Buffer} */ text) => {
        const ready = /ready: (?<origin>\S+)/u.exec(text.toString())?.groups?.['origin'];
        if (ready !== undefined) resolve(ready);
      });
    })
  );
  return {
    origin,
    client: CLIENT,
    variables: {
      ...CLIENT,
      SHOP_BACKEND: 'upstream',
      UPSTREAM_GRAPHQL_URL: `${origin}/graphql`,
      UPSTREAM_TOKEN_URL: `${origin}/oauth/token`,
    },
    stop: () => child.kill(),
  };
};

/** @typedef {Awaited<ReturnType<typeof startFakeUpstream>>} FakeUpstream */
