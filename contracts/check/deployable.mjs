/**
 * What a verification of the contract found (`results/*.json`).
 * @typedef {{
 *   readonly contractSha: string,
 *   readonly providerVersion: string,
 *   readonly date: string,
 *   readonly passed: number,
 *   readonly failed: readonly string[],
 * }} VerificationResult
 *
 * `contractSha` is the sha256 of the pact file, hexadecimal; `date` an ISO instant; `passed` counts interactions, `failed`
 * names them.
 */

/** A file that does not say what a verification found. */
export class UnreadableResult extends Error {
  /** @override */
  name = 'UnreadableResult';
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
const isRecord = (value) => typeof value === 'object' && value !== null;

/** @param {unknown} value @returns {value is readonly string[]} */
const areTexts = (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** @param {unknown} value @returns {value is VerificationResult} */
const isResult = (value) =>
  isRecord(value) &&
  typeof value['contractSha'] === 'string' &&
  typeof value['providerVersion'] === 'string' &&
  typeof value['date'] === 'string' &&
  !Number.isNaN(Date.parse(value['date'])) &&
  typeof value['passed'] === 'number' &&
  areTexts(value['failed']);

/** @param {string} text */
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * @param {string} text
 * @param {string} file that it was read from
 */
export const readResult = (text, file) => {
  const value = parsed(text);
  if (!isResult(value)) throw new UnreadableResult(`${file} is no record of a verification. Remove it, or verify that version again.`);
  return value;
};

/**
 * Whether a gateway with this contract may meet a provider of this version: only if the newest verification of the two
 * together passed.
 * @param {{ readonly contractSha: string, readonly providerVersion: string }} meeting
 * @param {readonly VerificationResult[]} results
 * @returns {{ readonly may: boolean, readonly because: string }}
 */
export const mayDeploy = ({ contractSha, providerVersion }, results) => {
  const [newest] = results
    .filter((result) => result.contractSha === contractSha && result.providerVersion === providerVersion)
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const meeting = `contract ${contractSha.slice(0, 12)} and provider ${providerVersion}`;
  if (newest === undefined) return { may: false, because: `Nobody has verified ${meeting}. contracts-verify does, with --provider-version.` };
  if (newest.failed.length > 0) return { may: false, because: `${newest.date}: ${meeting} failed in ${newest.failed.join('; ')}.` };
  if (newest.passed === 0) return { may: false, because: `${newest.date}: ${meeting} were verified in nothing.` };
  return { may: true, because: `${newest.date}: ${meeting} passed in ${newest.passed} interactions.` };
};
