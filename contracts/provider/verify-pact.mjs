import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { writeContractParts } from './contract-parts.mjs';
import { forwardRequests } from './forward-requests.mjs';
import { explained, requestsByInteraction } from './recorded-requests.mjs';

/** @import { RecordedRequest, ProviderUrls } from './forward-requests.mjs' */

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

/** JSON of anything but a text. */
const NO_TEXT = /^(?:null|true|false|-?\d.*|[[{].*)$/su;

/** Pact writes every value that a pattern does not match as a text, null as an empty one. @param {string} text @param {unknown} actual */
const withValue = (text, actual) =>
  typeof actual === 'string' && NO_TEXT.test(actual)
    ? text.replace(/^Expected '[^']*' to match/u, () => `Expected ${actual} to match`)
    : text;

/** Pact calls an entry that it looks for in a list a variant. @param {string} text */
const withEntry = (text) =>
  text.replace(
    /^Variant at index \d+ \((?<entry>.*)\) was not found in the actual list$/su,
    'no entry is like $<entry>',
  );

/** @param {unknown} mismatch */
const reasonOf = (mismatch) => {
  if (!isRecord(mismatch)) return [];
  const { type, path, mismatch: text, expected, actual } = mismatch;
  const where = typeof path === 'string' ? `${path}: ` : '';
  return [
    typeof text === 'string' && text !== ''
      ? `${where}${withEntry(withValue(text, actual))}`
      : `${where}${type}: expected ${expected}, but got ${actual}`,
  ];
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
  return [
    {
      description: result['description'],
      reasons: result['result'] === 'OK' || reasons.length > 0 ? reasons : ['failed'],
    },
  ];
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
 * this verification from others of the same provider at the same time. A response that has not come after `timeoutMs` does not come.
 * @typedef {{ readonly pact: string, readonly provider: ProviderUrls, readonly only?: string, readonly run: string, readonly timeoutMs: number }} Verification
 */

/**
 * The files of a contract to replay at one address.
 * @typedef {{ readonly pacts: readonly string[], readonly url: string, readonly run: string, readonly timeoutMs: number }} Replay
 */

/** With these variables Pact would silently leave interactions out, or report elsewhere. */
const withoutPactVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_')));

/**
 * Replays the contract with Pact's own verifier; `printed` is what the verifier wrote meanwhile.
 * @param {Replay} replayed
 * @returns {Promise<{ readonly interactionResults: readonly InteractionResult[], readonly printed: string }>}
 */
const replayPact = (replayed) =>
  new Promise((resolve, reject) => {
    const env = { ...withoutPactVariables(), PACT_DO_NOT_TRACK: 'true' };
    const replay = fork(fileURLToPath(new URL('replay-pact.mjs', import.meta.url)), [JSON.stringify(replayed)], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let printed = '';
    for (const stream of [replay.stdout, replay.stderr])
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => void (printed += text));
    /** @type {string | undefined} */
    let results;
    replay.on('message', (message) => void (results = String(message)));
    replay.on('error', reject);
    replay.on('close', () => {
      try {
        if (results === undefined) throw new NotVerified(printed);
        resolve({
          interactionResults: readInteractionResults(results),
          printed: stripVTControlCharacters(printed).trim(),
        });
      } catch (failure) {
        reject(failure);
      }
    });
  });

/**
 * Verifies a provider: the result of each interaction, with what the provider said where it failed.
 * @param {Verification} verification
 * @returns {Promise<{ readonly interactionResults: readonly InteractionResult[], readonly printed: string, readonly recorded: readonly RecordedRequest[] }>}
 */
export const verifyPact = async ({ pact, provider, only, run, timeoutMs }) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  const forwarder = await forwardRequests(provider, timeoutMs);
  try {
    const { files: pacts, interactions } = writeContractParts(readFileSync(pact, 'utf8'), only, folder);
    if (interactions.length === 0) return { interactionResults: [], printed: '', recorded: [] };
    const { interactionResults, printed } = await replayPact({ pacts, url: forwarder.url, run, timeoutMs });
    const of = requestsByInteraction(interactions, forwarder.recorded);
    return {
      interactionResults: interactionResults.map(({ description, reasons }) => ({
        description,
        reasons: reasons.length === 0 ? reasons : explained(reasons, of.get(description) ?? []),
      })),
      printed,
      recorded: forwarder.recorded,
    };
  } finally {
    await forwarder.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
