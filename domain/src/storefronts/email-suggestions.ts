import type { Store } from './storefront.ts';
import { readEmail } from '../shared/read-email.ts';

const INTERNATIONAL = ['gmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'hotmail.com', 'proton.me'] as const;

const GERMAN = [
  'web.de',
  'gmx.de',
  't-online.de',
  'freenet.de',
  'posteo.de',
  'mailbox.org',
  'gmx.net',
  'outlook.de',
  'yahoo.de',
];

const DOMESTIC: Readonly<Record<Store, readonly string[]>> = {
  de: GERMAN,
  b2b: GERMAN,
  at: ['gmx.at', 'a1.net', 'aon.at', 'chello.at', 'liwest.at'],
  ch: ['bluewin.ch', 'gmx.ch', 'sunrise.ch', 'hispeed.ch', 'swissonline.ch'],
};

/** More would not fit under a field on a phone. */
const MOST_SUGGESTIONS = 5;

/** Completions of an e-mail address after its `@`, domestic providers first (FORM-17). */
export const emailSuggestions = (typed: string, store: Store): readonly string[] => {
  const [name = '', domain, ...more] = readEmail(typed).split('@');
  if (name === '' || domain === undefined || more.length > 0) return [];
  const begun = domain.toLowerCase();
  return [...DOMESTIC[store], ...INTERNATIONAL]
    .filter((known) => known.startsWith(begun) && known !== begun)
    .slice(0, MOST_SUGGESTIONS)
    .map((known) => `${name}@${known}`);
};
