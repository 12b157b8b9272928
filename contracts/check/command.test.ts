import { expect, it } from 'vitest';

import { captureCommand } from '../testing/capture-command.ts';
import { tempFile } from '../testing/temp-file.ts';
import { requireRecentNode, textOf, unlessEmpty, parseArguments, UsageError, usageError } from './command.mjs';

const HELP = { usage: 'greet <name>', details: '<name>  of who is greeted' };

it('ends with the exit code and the output of the command', async () => {
  expect(await captureCommand((args, print) => (print(args.join(' ')), 1), ['a', 'b'])).toEqual({
    code: 1,
    printed: 'a b',
  });
  expect(await captureCommand(async () => 0, [])).toEqual({ code: 0, printed: '' });
});

it.each(['--help', '-h'])('answers %s with the help text, wherever it stands, and does nothing else', async (word) => {
  const greet = async (args: readonly string[]) => (parseArguments(HELP, { allowPositionals: true }, args), 1);
  expect(await captureCommand(greet, ['anna', word])).toEqual({
    code: 0,
    printed: 'greet <name>\n\n<name>  of who is greeted',
  });
});

it('has no result with wrong arguments, and prints the usage', async () => {
  const greet = async (args: readonly string[]) => (parseArguments(HELP, {}, args), 0);
  expect(await captureCommand(greet, ['--nobody'])).toEqual({
    code: 2,
    printed: '',
    errorMessage: expect.stringMatching(
      /^Unknown option '--nobody'[^]*\ngreet <name>\n--help explains each argument\.$/u,
    ),
  });
  const alone = () => {
    throw usageError(HELP);
  };
  expect(await captureCommand(alone, [])).toMatchObject({
    code: 2,
    errorMessage: expect.stringMatching(/^An argument is missing\.\ngreet <name>/u),
  });
});

it('has no result if the command fails, and says why in one line', async () => {
  const broken = async () => Promise.reject(new TypeError('the moon is missing'));
  expect(await captureCommand(broken, [])).toEqual({
    code: 2,
    printed: '',
    errorMessage: 'TypeError: the moon is missing',
  });
});

it('passes its arguments on', () => {
  const { values, positionals } = parseArguments(
    HELP,
    { allowPositionals: true, options: { loud: { type: 'boolean' } } },
    ['anna', '--loud'],
  );
  expect([values, positionals]).toEqual([{ loud: true }, ['anna']]);
});

it.each(['', ' '])('rejects an empty argument, such as an unset variable: %j', (word) => {
  expect(() => unlessEmpty('version', word)).toThrow(UsageError);
  expect(() => unlessEmpty('version', word)).toThrow('--version');
});

it('accepts an argument that is present, and one that is omitted', () => {
  expect([unlessEmpty('version', '4.2.0'), unlessEmpty('version', undefined)]).toEqual(['4.2.0', undefined]);
});

it('reads a file, and names one that cannot be read', () => {
  expect(textOf(tempFile('a.txt', 'Größe'))).toBe('Größe');
  expect(() => textOf('gone.txt')).toThrow(UsageError);
  expect(() => textOf('gone.txt')).toThrow('gone.txt');
});

it.each(['v21.99.0', 'v8.0.0'])('does not run on Node %s, which Pact does not support', (version) => {
  expect(() => requireRecentNode(version)).toThrow(UsageError);
  expect(() => requireRecentNode(version)).toThrow(version);
});

it.each(['v22.0.0', 'v26.10.0', 'v100.0.0'])('runs on Node %s', (version) => {
  expect(() => requireRecentNode(version)).not.toThrow();
});
