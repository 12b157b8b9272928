import type { MessageKey } from '@shop/domain/shared/message-keys';
import { UpstreamReplyInvalid, UpstreamRefused } from '../client/failures.ts';
import type { Operation } from '../client/operation.ts';

/** A reply contains a value that the domain does not know. The message names the kind of value, never the value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A reply refuses with a message for the shopper where the domain expects a reason. */
export class SaidToShopper extends Error {
  override readonly name = 'SaidToShopper';
  readonly messageKey: MessageKey;

  constructor(messageKey: MessageKey) {
    super(messageKey);
    this.messageKey = messageKey;
  }
}

/** Reads a reply. Readers are pure, so any error in them is caused by the reply. */
export const readAs = <Value>({ name }: Pick<Operation<unknown, unknown>, 'name'>, read: () => Value): Value => {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof SaidToShopper) throw new UpstreamRefused(name, cause.messageKey);
    throw new UpstreamReplyInvalid(name, 'unreadable', { cause });
  }
};
