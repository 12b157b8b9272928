import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */

/** A command called with words, or about files, that it cannot work with; the message says how to mend that. */
export class WrongUse extends Error {
  /** @override */
  name = 'WrongUse';
}

/**
 * The words that a command was called with.
 * @template {ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config
 */
export const wordsOf = (usage, config) => {
  try {
    return parseArgs(config);
  } catch (failure) {
    throw new WrongUse(`${failure instanceof Error ? failure.message : failure}\n${usage}`);
  }
};

/**
 * A word that may be left out, yet not be empty, as the variables of a CI are that nobody has set.
 * @param {string} name
 * @param {string | undefined} word
 */
export const unlessEmpty = (name, word) => {
  if (word?.trim() === '') throw new WrongUse(`--${name} is empty. Is the variable that it comes from set?`);
  return word;
};

/** @param {string} file */
export const textOf = (file) => {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch (failure) {
    throw new WrongUse(`${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`);
  }
};

/**
 * Runs a whole command: it ends with what `work` answers, and with 2 where there is no verdict, in words on why.
 * @param {() => number | Promise<number>} work
 */
export const runCommand = async (work) => {
  try {
    process.exitCode = await work();
  } catch (failure) {
    console.error(failure instanceof WrongUse ? failure.message : String(failure));
    process.exitCode = 2;
  }
};
