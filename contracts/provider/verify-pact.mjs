import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * The result of one interaction; `reasons` is empty when it passed.
 * @typedef {{ readonly description: string, readonly reasons: readonly string[] }} InteractionResult
 */

/** The verifier could not do its work; the message is its own. */
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

/** @param {unknown} result @returns {InteractionResult[]} */
const interactionResultOf = (result) => {
  if (!isRecord(result) || typeof result['description'] !== 'string') return [];
  const reasons = result['result'] === 'OK' ? [] : reasonsIn(result['mismatch']);
  return [{ description: result['description'], reasons: result['result'] === 'OK' || reasons.length > 0 ? reasons : ['failed'] }];
};

/** @param {string} text @returns {InteractionResult[]} */
export const readInteractionResults = (text) => {
  try {
    const results = JSON.parse(text);
    return listIn(results['interactionResults']).flatMap(interactionResultOf);
  } catch {
    throw new NotVerified(text);
  }
};

/**
 * A contract, and the provider that it is verified against. `only` is a regular expression for descriptions; `run` tells
 * this verification from others of the same provider at the same time.
 * @typedef {{ readonly pact: string, readonly url: string, readonly statesUrl: string, readonly only?: string, readonly run: string }} Verification
 */

/** With these variables Pact would silently leave interactions out, or report elsewhere. */
const withoutPactVariables = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_')));

/**
 * Replays the contract against a provider with Pact's own verifier; `printed` is what the verifier wrote meanwhile.
 * @param {Verification} verification
 * @returns {Promise<{ readonly interactionResults: readonly InteractionResult[], readonly printed: string }>}
 */
export const verifyPact = (verification) =>
  new Promise((resolve, reject) => {
    const env = { ...withoutPactVariables(), PACT_DO_NOT_TRACK: 'true' };
    const replay = fork(fileURLToPath(new URL('replay-pact.mjs', import.meta.url)), [JSON.stringify(verification)], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let printed = '';
    for (const stream of [replay.stdout, replay.stderr]) stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => void (printed += text));
    /** @type {string | undefined} */
    let results;
    replay.on('message', (message) => void (results = String(message)));
    replay.on('error', reject);
    replay.on('close', () => {
      try {
        if (results === undefined) throw new NotVerified(printed);
        resolve({ interactionResults: readInteractionResults(results), printed: stripVTControlCharacters(printed).trim() });
      } catch (failure) {
        reject(failure);
      }
    });
  });
