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
 * @param {readonly string[]} words
 */
export const wordsOf = (help, config, words) => {
  if (words.some((word) => word === '--help' || word === '-h')) throw new HelpWanted(helpText(help));
  try {
    return parseArgs({ ...config, args: words });
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

/** @param {string} version of Node, as it names itself */
export const mustBeRecent = (version) => {
  if (Number.parseInt(version.replace('v', ''), 10) < OLDEST_NODE) throw new WrongUse(`Node ${OLDEST_NODE} or newer is needed, and this is ${version}.`);
};

/**
 * A command: what it does with its words, what it prints, and the code that it ends with.
 * @typedef {(words: readonly string[], print: (text: string) => void) => number | Promise<number>} Command
 */

/**
 * How a command ends: with its own code, or with 2 where there is no verdict, and in words on why.
 * @param {Command} command
 * @param {readonly string[]} words
 * @param {(text: string) => void} print
 * @returns {Promise<{ readonly code: number, readonly complaint?: string }>}
 */
export const endOf = async (command, words, print) => {
  try {
    return { code: await command(words, print) };
  } catch (failure) {
    if (!(failure instanceof HelpWanted)) return { code: 2, complaint: failure instanceof WrongUse ? failure.message : String(failure) };
    print(failure.message);
    return { code: 0 };
  }
};

/**
 * Runs a whole command with the words of this process.
 * @param {Command} command
 */
export const runCommand = async (command) => {
  const { code, complaint } = await endOf(
    (words, print) => {
      mustBeRecent(process.version);
      return command(words, print);
    },
    process.argv.slice(2),
    console.log,
  );
  if (complaint !== undefined) console.error(complaint);
  process.exitCode = code;
};
