import type { MessageKey } from '@shop/domain/shared/message-keys';
import { UpstreamReplyInvalid, UpstreamRefused } from '../client/failures.ts';
import type { Operation } from '../client/operation.ts';

/** An answer says something that the domain has no word for. Its text names the kind of thing, and nothing of the answer. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** An answer says no in words for the shopper, where the domain awaits a reason of its own. */
export class SaidToShopper extends Error {
  override readonly name = 'SaidToShopper';
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey) {
    super(messageKey);
    this.messageKey = messageKey;
  }
}

/** Reads an answer. Whatever a reader stumbles over, the answer is to blame: readers only look. */
export const readAs = <Value>({ name }: Pick<Operation<unknown, unknown>, 'name'>, read: () => Value): Value => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof SaidToShopper) throw new UpstreamRefused(name, cause.messageKey);
    throw new UpstreamReplyInvalid(name, 'unreadable', { cause });
  }
};
