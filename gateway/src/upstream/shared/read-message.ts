import { MESSAGE_KEYS, OWN_MESSAGE_KEYS } from '@shop/domain/shared/message-keys';
import type { MessageKey } from '@shop/domain/shared/message-keys';

const KNOWN: ReadonlyMap<string, MessageKey> = new Map([...MESSAGE_KEYS, ...OWN_MESSAGE_KEYS].map((key) => [key, key]));

export const knownMessage = (key: string | null | undefined): MessageKey | undefined => KNOWN.get(key ?? '');

/** The message if the upstream gives a key without a text. */
export const SOMETHING_WENT_WRONG: MessageKey = 'vue.cart.error.somethingWentWrong';

export const readMessage = (key: string | null | undefined, otherwise: MessageKey = SOMETHING_WENT_WRONG): MessageKey => knownMessage(key) ?? otherwise;
