import { expect, it } from 'vitest';

import { ended } from '../testing/ended.ts';
import { written } from '../testing/written.ts';
import { mustBeRecent, textOf, unlessEmpty, wordsOf, WrongUse, wrongUse } from './command.mjs';

const HELP = { usage: 'greet <name>', meaning: '<name>  of who is greeted' };

it('ends with the code of the command, and with what it printed', async () => {
  expect(await ended((words, print) => (print(words.join(' ')), 1), ['a', 'b'])).toEqual({ code: 1, printed: 'a b' });
  expect(await ended(async () => 0, [])).toEqual({ code: 0, printed: '' });
});

it.each(['--help', '-h'])('answers %s with how the command is used, wherever it stands, and does nothing else', async (word) => {
  const greet = async (words: readonly string[]) => (wordsOf(HELP, { allowPositionals: true }, words), 1);
  expect(await ended(greet, ['anna', word])).toEqual({ code: 0, printed: 'greet <name>\n\n<name>  of who is greeted' });
});

it('has no verdict where the command is used wrong, and says how it is used', async () => {
  const greet = async (words: readonly string[]) => (wordsOf(HELP, {}, words), 0);
  expect(await ended(greet, ['--nobody'])).toEqual({ code: 2, printed: '', complaint: expect.stringMatching(/^Unknown option '--nobody'[^]*\ngreet <name>\n--help says what each word means\.$/u) });
  const alone = () => {
    throw wrongUse(HELP);
  };
  expect(await ended(alone, [])).toMatchObject({ code: 2, complaint: expect.stringMatching(/^Something is missing\.\ngreet <name>/u) });
});

it('has no verdict where the command breaks, and says in one line why', async () => {
  const broken = async () => Promise.reject(new TypeError('the moon is missing'));
  expect(await ended(broken, [])).toEqual({ code: 2, printed: '', complaint: 'TypeError: the moon is missing' });
});

it('hands over the words that it was called with', () => {
  const { values, positionals } = wordsOf(HELP, { allowPositionals: true, options: { loud: { type: 'boolean' } } }, ['anna', '--loud']);
  expect([values, positionals]).toEqual([{ loud: true }, ['anna']]);
});

it.each(['', ' '])('takes no empty word, as that of a variable is that nobody has set: %j', (word) => {
  expect(() => unlessEmpty('version', word)).toThrow(WrongUse);
  expect(() => unlessEmpty('version', word)).toThrow('--version');
});

it('takes a word that is there, and one that is left out', () => {
  expect([unlessEmpty('version', '4.2.0'), unlessEmpty('version', undefined)]).toEqual(['4.2.0', undefined]);
});

it('reads a file, and names one that cannot be read', () => {
  expect(textOf(written('a.txt', 'Größe'))).toBe('Größe');
  expect(() => textOf('gone.txt')).toThrow(WrongUse);
  expect(() => textOf('gone.txt')).toThrow('gone.txt');
});

it.each(['v21.99.0', 'v8.0.0'])('does not run on Node %s, which Pact is not released for', (version) => {
  expect(() => mustBeRecent(version)).toThrow(WrongUse);
  expect(() => mustBeRecent(version)).toThrow(version);
});

it.each(['v22.0.0', 'v26.10.0', 'v100.0.0'])('runs on Node %s', (version) => {
  expect(() => mustBeRecent(version)).not.toThrow();
});
