import core from '@pact-foundation/pact-core';

/** @import { Verification } from './verify-pact.mjs' */

/**
 * Replays the contract with Pact's own verifier, and sends the results to the parent process. Pact prints from native code
 * as it goes: only a process of its own can hold that output back.
 */
const [verification = ''] = process.argv.slice(2);
/** @type {Verification} */
const { pact, url, statesUrl, only = '', run } = JSON.parse(verification);
const states = new URL(statesUrl);
states.searchParams.set('verification', run);

process.env['PACT_DESCRIPTION'] = only;
const results = await core.default
  .verifyPacts({
    provider: 'shop-upstream',
    providerBaseUrl: url,
    pactUrls: [pact],
    providerStatesSetupUrl: states.href,
    providerStatesSetupBody: true,
    providerStatesSetupTeardown: true,
    customProviderHeaders: { 'x-verification': run },
    logLevel: 'error',
  })
  .catch((/** @type {unknown} */ failure) => (failure instanceof Error ? failure.message : String(failure)));
process.send?.(results);
