import core from '@pact-foundation/pact-core';

/**
 * What became of one interaction; `reasons` is empty where the provider keeps it.
 * @typedef {{ readonly description: string, readonly reasons: readonly string[] }} Verdict
 */

/** The verifier could not do its work; it has said why. */
export class NotVerified extends Error {
  /** @override */
  name = 'NotVerified';
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value @returns {readonly unknown[]} */
const listIn = (value) => (Array.isArray(value) ? value : []);

/** @param {unknown} mismatch */
const reasonOf = (mismatch) => {
  if (!isRecord(mismatch)) return [];
  const { type, path, mismatch: text, expected, actual } = mismatch;
  const where = typeof path === 'string' ? `${path}: ` : '';
  return [typeof text === 'string' && text !== '' ? `${where}${text}` : `${where}${type}: expected ${expected}, but got ${actual}`];
};

/** @param {unknown} mismatch */
const reasonsIn = (mismatch) => {
  if (!isRecord(mismatch)) return [];
  const reasons = listIn(mismatch['mismatches']).flatMap(reasonOf);
  return reasons.length > 0 ? reasons : [String(mismatch['message'] ?? mismatch['type'])];
};

/** @param {unknown} result @returns {Verdict[]} */
const verdictOf = (result) => {
  if (!isRecord(result) || typeof result['description'] !== 'string') return [];
  const reasons = result['result'] === 'OK' ? [] : reasonsIn(result['mismatch']);
  return [{ description: result['description'], reasons: result['result'] === 'OK' || reasons.length > 0 ? reasons : ['failed'] }];
};

/** @param {string} text @returns {Verdict[]} */
export const readVerdicts = (text) => {
  try {
    const results = JSON.parse(text);
    return listIn(results['interactionResults']).flatMap(verdictOf);
  } catch {
    throw new NotVerified(text);
  }
};

/**
 * Lets Pact's own verifier replay the contract against a provider. `only` is a regular expression for descriptions.
 * @param {{ readonly pact: string, readonly url: string, readonly statesUrl: string, readonly only?: string }} meeting
 * @returns {Promise<readonly Verdict[]>}
 */
export const verifyPact = async ({ pact, url, statesUrl, only = '' }) => {
  process.env['PACT_DO_NOT_TRACK'] = 'true';
  process.env['PACT_DESCRIPTION'] = only;
  const results = await core.default
    .verifyPacts({
      provider: 'shop-upstream',
      providerBaseUrl: url,
      pactUrls: [pact],
      providerStatesSetupUrl: statesUrl,
      providerStatesSetupBody: true,
      providerStatesSetupTeardown: true,
      logLevel: 'error',
    })
    .catch((/** @type {unknown} */ failure) => (failure instanceof Error ? failure.message : String(failure)));
  return readVerdicts(results);
};
