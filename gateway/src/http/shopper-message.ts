import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import type { MessageKey } from '@shop/domain/shared/message-keys';

/** A failure of the shop that has something to say to the shopper, by the key of its text. */
export interface FailureWithMessageKey extends Error {
  readonly messageKey: MessageKey;
}

const KEYS: ReadonlySet<unknown> = new Set([...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS]);

export const hasMessageKey = (failure: unknown): failure is FailureWithMessageKey => failure instanceof Error && 'messageKey' in failure && KEYS.has(failure.messageKey);
