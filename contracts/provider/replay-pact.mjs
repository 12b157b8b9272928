import core from '@pact-foundation/pact-core';

/** @import { Meeting } from './verify-pact.mjs' */

/**
 * Lets Pact's own verifier replay the contract, and sends what it found to the process that forked this one. Pact prints
 * as it goes, from native code: only a process of its own can keep that back.
 */
const [meeting = ''] = process.argv.slice(2);
/** @type {Meeting} */
const { pact, url, statesUrl, only = '', run } = JSON.parse(meeting);
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
