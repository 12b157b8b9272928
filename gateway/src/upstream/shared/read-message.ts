import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { wordReader } from './read-word.ts';

const readKey = wordReader('message key', [...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS], undefined);

export const knownMessage = (key: string | null | undefined): MessageKey | undefined => readKey(key ?? null);

/** The message if the upstream gives a key without a text. */
export const SOMETHING_WENT_WRONG: MessageKey = 'vue.cart.error.somethingWentWrong';

export const readMessage = (key: string | null | undefined, otherwise: MessageKey = SOMETHING_WENT_WRONG): MessageKey =>
  knownMessage(key) ?? otherwise;
