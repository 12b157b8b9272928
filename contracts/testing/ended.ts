import { type Command, endOf } from '../check/command.mjs';

/** What a command prints and how it ends, without a process of its own. */
export const ended = async (command: Command, words: readonly string[]) => {
  const printed: string[] = [];
  const end = await endOf(command, words, (text) => printed.push(text));
  return { ...end, printed: printed.join('\n') };
};
