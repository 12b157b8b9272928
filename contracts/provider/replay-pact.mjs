import core from '@pact-foundation/pact-core';

/** @import { Replay } from './verify-pact.mjs' */

/**
 * Replays the contract with Pact's own verifier, and sends the results to the parent process. Pact prints from native code
 * as it goes: only a process of its own can hold that output back.
 */
/** Longer than the forwarder waits for the provider. */
const LONGER_MS = 5_000;

const [replay = ''] = process.argv.slice(2);
/** @type {Replay} */
const { pacts, url, run, timeoutMs } = JSON.parse(replay);
const states = new URL('/_pact/state', url);
states.searchParams.set('verification', run);

const results = await core.default
  .verifyPacts({
    provider: 'shop-upstream',
    providerBaseUrl: url,
    pactUrls: [...pacts],
    providerStatesSetupUrl: states.href,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    customProviderHeaders: { 'x-verification': run },
    timeout: timeoutMs + LONGER_MS,
    logLevel: 'error',
  })
  .catch((/** @type {unknown} */ failure) => (failure instanceof Error ? failure.message : String(failure)));
process.send?.(results);
