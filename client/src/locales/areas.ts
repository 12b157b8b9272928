import type addresses from './de/addresses.json';
import type carts from './de/carts.json';
import type catalogue from './de/catalogue.json';
import type checkout from './de/checkout.json';
import type forms from './de/forms.json';
import type messages from './de/messages.json';
import type orders from './de/orders.json';
import type sessions from './de/sessions.json';
import type shell from './de/shell.json';
import type worlds from './de/worlds.json';

/** Texts by area; a page loads those of its own areas. The German files say which keys exist. */
export interface AreaTexts {
  readonly shell: typeof shell;
  readonly messages: typeof messages;
  /** What may be wrong with what is typed or chosen. */
  readonly forms: typeof forms;
  readonly catalogue: typeof catalogue;
  readonly carts: typeof carts;
  readonly sessions: typeof sessions;
  readonly addresses: typeof addresses;
  readonly checkout: typeof checkout;
  readonly orders: typeof orders;
  /** For testers alone, whose worlds end. */
  readonly worlds: typeof worlds;
}

export type Area = keyof AreaTexts;

/** Areas that every page needs. */
export const SHELL_AREAS: readonly Area[] = ['shell', 'messages'];

export type TextLanguage = 'de' | 'en';

/** Areas that hold words for the keys that cross the wire. */
export const MESSAGE_AREAS: readonly Area[] = ['messages', 'forms'];
