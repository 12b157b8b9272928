import { type Command, exitOf } from '../check/command.mjs';

/** What a command prints and how it exits, without a process of its own. */
export const captureCommand = async (command: Command, args: readonly string[]) => {
  const printed: string[] = [];
  const end = await exitOf(command, args, (text) => printed.push(text));
  return { ...end, printed: printed.join('\n') };
};
