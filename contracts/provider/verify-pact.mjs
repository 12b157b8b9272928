import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

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
 * A contract and the provider that is held against it. `only` is a regular expression for descriptions; `run` tells this
 * verification from others of the same provider at the same time.
 * @typedef {{ readonly pact: string, readonly url: string, readonly statesUrl: string, readonly only?: string, readonly run: string }} Meeting
 */

/** Variables by which Pact would leave interactions out, or report elsewhere, without a word of ours. */
const withoutPactVariables = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_')));

/**
 * Lets Pact's own verifier replay the contract against a provider; `printed` is what it wrote meanwhile.
 * @param {Meeting} meeting
 * @returns {Promise<{ readonly verdicts: readonly Verdict[], readonly printed: string }>}
 */
export const verifyPact = (meeting) =>
  new Promise((resolve, reject) => {
    const env = { ...withoutPactVariables(), PACT_DO_NOT_TRACK: 'true' };
    const replay = fork(fileURLToPath(new URL('replay-pact.mjs', import.meta.url)), [JSON.stringify(meeting)], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    let printed = '';
    for (const stream of [replay.stdout, replay.stderr]) stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => void (printed += text));
    /** @type {string | undefined} */
    let results;
    replay.on('message', (told) => void (results = String(told)));
    replay.on('error', reject);
    replay.on('close', () => {
      try {
        if (results === undefined) throw new NotVerified(printed);
        resolve({ verdicts: readVerdicts(results), printed: stripVTControlCharacters(printed).trim() });
      } catch (failure) {
        reject(failure);
      }
    });
  });
