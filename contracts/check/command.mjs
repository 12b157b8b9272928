import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */

/** The command was called with arguments or files that it cannot work with; the message says how to fix that. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError';
}

/** `--help` was given; the message is the help text. */
export class HelpRequested extends Error {
  /** @override */
  name = 'HelpRequested';
}

/**
 * How a command is used: one line, and below it what each argument means.
 * @typedef {{ readonly usage: string, readonly details: string }} Help
 */

/** @param {Help} help */
const helpText = ({ usage, details }) => `${usage}\n\n${details}`;

/** @param {Help} help */
export const usageError = ({ usage }, reason = 'An argument is missing.') =>
  new UsageError(`${reason}\n${usage}\n--help explains each argument.`);

/**
 * The arguments of a command; every command knows `--help`.
 * @template {ParseArgsConfig} Config
 * @param {Help} help
 * @param {Config} config
 * @param {readonly string[]} args
 */
export const parseArguments = (help, config, args) => {
  if (args.some((word) => word === '--help' || word === '-h')) throw new HelpRequested(helpText(help));
  try {
    return parseArgs({ ...config, args });
  } catch (failure) {
    throw usageError(help, failure instanceof Error ? failure.message : String(failure));
  }
};

/**
 * An argument may be left out, but not empty: that is what an unset variable of a CI looks like.
 * @param {string} name
 * @param {string | undefined} word
 */
export const unlessEmpty = (name, word) => {
  if (word?.trim() === '') throw new UsageError(`--${name} is empty. Is the variable set from which it comes?`);
  return word;
};

/** @param {string} file */
export const textOf = (file) => {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch (failure) {
    throw new UsageError(`${file} cannot be read: ${failure instanceof Error ? failure.message : failure}`);
  }
};

/** The same as in package.json: Pact's verifier needs it. */
const OLDEST_NODE = 22;

/** @param {string} version of Node, as it names itself */
export const requireRecentNode = (version) => {
  if (Number.parseInt(version.replace('v', ''), 10) < OLDEST_NODE)
    throw new UsageError(`Node ${OLDEST_NODE} or newer is required, but this is ${version}.`);
};

/**
 * Runs with arguments, prints, and returns the exit code.
 * @typedef {(args: readonly string[], print: (text: string) => void) => number | Promise<number>} Command
 */

/**
 * How a command exits: with its own code, or with 2 and a message when there is no result.
 * @param {Command} command
 * @param {readonly string[]} args
 * @param {(text: string) => void} print
 * @returns {Promise<{ readonly code: number, readonly errorMessage?: string }>}
 */
export const exitOf = async (command, args, print) => {
  try {
    return { code: await command(args, print) };
  } catch (failure) {
    if (!(failure instanceof HelpRequested))
      return { code: 2, errorMessage: failure instanceof UsageError ? failure.message : String(failure) };
    print(failure.message);
    return { code: 0 };
  }
};

/**
 * Runs a command with the arguments of this process.
 * @param {Command} command
 */
export const runCommand = async (command) => {
  const { code, errorMessage } = await exitOf(
    (args, print) => {
      requireRecentNode(process.version);
      return command(args, print);
    },
    process.argv.slice(2),
    console.log,
  );
  if (errorMessage !== undefined) console.error(errorMessage);
  process.exitCode = code;
};
