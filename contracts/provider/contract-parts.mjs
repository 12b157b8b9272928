import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { UsageError } from '../check/command.mjs';

/** @import { ReplayedInteraction } from './recorded-requests.mjs' */

/** @typedef {{ readonly description: string, readonly providerStates?: readonly unknown[] }} Interaction */

/** With twice the interactions in one file, Pact's verifier takes four times as long. */
const INTERACTIONS_OF_A_PART = 20;

/** @param {string} pact @returns {{ readonly interactions: readonly Interaction[] }} */
const contractIn = (pact) => {
  try {
    const contract = JSON.parse(pact);
    if (Array.isArray(contract.interactions)) return contract;
  } catch {
    // Said below, as of any other file that is no contract.
  }
  throw new UsageError('The file of the contract is no JSON with a list of interactions. Is it complete?');
};

/**
 * Writes those interactions of a contract that are replayed to files of few interactions, and returns their paths in the
 * order of the contract. Those that are left out cost the verifier nothing.
 * @param {string} pact The contract, as JSON.
 * @param {string | undefined} only A regular expression for descriptions.
 * @param {string} folder
 * @returns {{ readonly files: readonly string[], readonly interactions: readonly ReplayedInteraction[] }}
 */
export const writeContractParts = (pact, only, folder) => {
  const pattern = new RegExp(only ?? '', 'u');
  const contract = contractIn(pact);
  const replayed = contract.interactions.filter(({ description }) => pattern.test(description));
  const files = [];
  for (let from = 0; from < replayed.length; from += INTERACTIONS_OF_A_PART) {
    const file = path.join(folder, `${from}.json`);
    writeFileSync(
      file,
      JSON.stringify({ ...contract, interactions: replayed.slice(from, from + INTERACTIONS_OF_A_PART) }),
    );
    files.push(file);
  }
  return {
    files,
    interactions: replayed.map(({ description, providerStates = [] }) => ({
      description,
      states: providerStates.length,
    })),
  };
};
