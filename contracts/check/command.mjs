import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */

/** A command called with words, or about files, that it cannot work with; the message says how to mend that. */
export class WrongUse extends Error {
  /** @override */
  name = 'WrongUse';
}

/** Somebody wants to know how the command is used; the message says it. */
export class HelpWanted extends Error {
  /** @override */
  name = 'HelpWanted';
}

/**
 * How a command is used: one line, and below it what each word means.
 * @typedef {{ readonly usage: string, readonly meaning: string }} Help
 */

/** @param {Help} help */
const helpText = ({ usage, meaning }) => `${usage}\n\n${meaning}`;

/** @param {Help} help */
export const wrongUse = ({ usage }, reason = 'Something is missing.') => new WrongUse(`${reason}\n${usage}\n--help says what each word means.`);

/**
 * The words that a command was called with; `--help` is one of every command.
 * @template {ParseArgsConfig} Config
 * @param {Help} help
 * @param {Config} config
 */
export const wordsOf = (help, config) => {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) throw new HelpWanted(helpText(help));
  try {
    return parseArgs(config);
  } catch (failure) {
    throw wrongUse(help, failure instanceof Error ? failure.message : String(failure));
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

/** As package.json asks, because Pact's verifier is released for it. */
const OLDEST_NODE = 22;

const mustBeRecent = () => {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) throw new WrongUse(`Node ${OLDEST_NODE} or newer is needed, and this is ${process.version}.`);
};

/**
 * Runs a whole command: it ends with what `work` answers, and with 2 where there is no verdict, in words on why.
 * @param {() => number | Promise<number>} work
 */
export const runCommand = async (work) => {
  try {
    mustBeRecent();
    process.exitCode = await work();
  } catch (failure) {
    if (failure instanceof HelpWanted) return console.log(failure.message);
    console.error(failure instanceof WrongUse ? failure.message : String(failure));
    process.exitCode = 2;
  }
};
