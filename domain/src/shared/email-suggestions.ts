import type { Store } from '../storefronts/storefront.ts';
import { normaliseText } from './normalise-text.ts';

const INTERNATIONAL = ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'hotmail.com', 'proton.me'] as const;

const DOMESTIC = {
  de: ['web.de', 'gmx.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org', 'gmx.net', 'outlook.de', 'yahoo.de'],
  at: ['gmx.at', 'a1.net', 'aon.at', 'chello.at', 'liwest.at'],
  ch: ['bluewin.ch', 'gmx.ch', 'sunrise.ch', 'hispeed.ch', 'swissonline.ch'],
} as const;

/** More would not fit under a field on a phone. */
const MOST_SUGGESTIONS = 5;

const domainsFor = (store: Store): readonly string[] => [
  ...(store === 'at' || store === 'ch' ? DOMESTIC[store] : DOMESTIC.de),
  ...INTERNATIONAL,
];

/** Completions of an address whose `@` is typed, domestic providers first (specification B5). */
export const emailSuggestions = (typed: string, store: Store): readonly string[] => {
  const [name = '', domain, ...more] = normaliseText(typed).split('@');
  if (name === '' || domain === undefined || more.length > 0) return [];
  const begun = domain.toLowerCase();
  return domainsFor(store)
    .filter((known) => known.startsWith(begun) && known !== begun)
    .slice(0, MOST_SUGGESTIONS)
    .map((known) => `${name}@${known}`);
};
