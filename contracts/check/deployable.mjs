/**
 * What a verification of the contract found (`results/*.json`).
 * @typedef {{
 *   readonly contractSha: string,
 *   readonly providerVersion: string,
 *   readonly date: string,
 *   readonly passed: number,
 *   readonly failed: readonly string[],
 *   readonly only?: string,
 * }} VerificationResult
 *
 * `contractSha` is the sha256 of the pact file, hexadecimal; `date` an ISO instant; `passed` counts interactions, `failed`
 * names them; `only` is there where a part of the contract was verified, as a regular expression for descriptions.
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
  areTexts(value['failed']) &&
  (value['only'] === undefined || typeof value['only'] === 'string');

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
  if (!isResult(value))
    throw new UnreadableResult(`${file} is not the result of a verification. Remove it, or verify that version again.`);
  return value;
};

/** @param {string} sha */
const short = (sha) => sha.slice(0, 12);

/**
 * What was verified instead, where the two were not verified together.
 * @param {{ readonly contractSha: string, readonly providerVersion: string }} verification
 * @param {readonly VerificationResult[]} results the newest first
 */
const whatElse = ({ contractSha, providerVersion }, results) => {
  const whole = results.filter(({ only }) => only === undefined);
  const ofVersion = whole.find((result) => result.providerVersion === providerVersion);
  if (ofVersion !== undefined)
    return ` Provider ${providerVersion} was verified with contract ${short(ofVersion.contractSha)} (${ofVersion.date}); the contract has changed since.`;
  const versions = [
    ...new Set(
      whole
        .filter((result) => result.contractSha === contractSha && result.failed.length === 0)
        .map((result) => result.providerVersion),
    ),
  ];
  return versions.length === 0 ? '' : ` This contract passed with ${versions.join(', ')}.`;
};

/**
 * Whether a gateway with this contract may meet a provider of this version: only if the newest verification of the two
 * together was of the whole contract, and passed.
 * @param {{ readonly contractSha: string, readonly providerVersion: string }} verification
 * @param {readonly VerificationResult[]} results
 * @returns {{ readonly may: boolean, readonly because: string }}
 */
export const mayDeploy = (verification, results) => {
  const { contractSha, providerVersion } = verification;
  const newestFirst = [...results].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  const together = newestFirst.filter(
    (result) => result.contractSha === contractSha && result.providerVersion === providerVersion,
  );
  const [newest] = together.filter(({ only, failed }) => only === undefined || failed.length > 0);
  const [part] = together;
  const names = `contract ${short(contractSha)} and provider ${providerVersion}`;
  const verify = 'Run contracts-verify with --provider-version.';
  if (newest === undefined && part !== undefined)
    return {
      may: false,
      because: `${part.date}: only part of ${names} was verified (--only ${part.only}). Verify the whole contract: leave out --only.`,
    };
  if (newest === undefined)
    return {
      may: false,
      because: `${names} were never verified together.${whatElse(verification, newestFirst)} ${verify}`,
    };
  if (newest.failed.length > 0)
    return { may: false, because: `${newest.date}: ${names} failed in ${newest.failed.join('; ')}.` };
  if (newest.passed === 0)
    return { may: false, because: `${newest.date}: ${names} were verified without any interaction.` };
  return { may: true, because: `${newest.date}: ${names} passed in ${newest.passed} interactions.` };
};
