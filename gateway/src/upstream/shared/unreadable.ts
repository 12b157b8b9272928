import { UpstreamAnswerInvalid } from '../failures.ts';
import type { Operation } from '../operation.ts';

/** An answer says something that the domain has no word for. Its text names the kind of thing, and nothing of the answer. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Reads an answer. Whatever a reader stumbles over, the answer is to blame: readers only look. */
export const readAs = <Value>({ name }: Pick<Operation<unknown, unknown>, 'name'>, read: () => Value): Value => {
  try {
    return read();
  } catch (cause) {
    throw new UpstreamAnswerInvalid(name, 'unreadable', { cause });
  }
};
