import { randomKey } from '../random-key.ts';

/** A write that got no reply, or a failure in its place. */
interface Unanswered {
  /** Its variables as text. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The latest of each operation. */
const unanswered = new Map<string, Unanswered>();

/** What is shown is no longer what those writes would have changed: pressed again, each is a new one. */
export const forgetUnansweredWrites = (): void => unanswered.clear();

/**
 * Sends a write with a key. If no reply comes, the same write has the same key when it is pressed again, and the gateway
 * carries it out once (docs/decisions/0176). It has a new one after the shop has answered a later write, or after the same
 * operation was sent with other variables: whoever has gone on means what they press.
 */
export const withIdempotencyKey = async <Reply>(
  operation: string,
  variables: object,
  send: (headers: Readonly<Record<string, string>>) => Promise<Reply>,
): Promise<Reply> => {
  const earlier = [...unanswered];
  const text = JSON.stringify(variables);
  const known = unanswered.get(operation);
  const isRepeated = known?.text === text;
  const write = isRepeated ? known : { text, headers: { 'idempotency-key': randomKey() } };
  try {
    const reply = await send(write.headers);
    for (const [name, one] of earlier)
      if (unanswered.get(name) === one && (!isRepeated || one === write)) unanswered.delete(name);
    return reply;
  } catch (failure) {
    unanswered.set(operation, write);
    throw failure;
  }
};
