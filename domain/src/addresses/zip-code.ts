import { normaliseCode, normaliseText, withoutPunctuationAround } from '../shared/normalise-text.ts';

/** "D-10115", "A 1070", "CH-8001": a country before the digits. */
const COUNTRY_BEFORE_DIGITS = /^(?:DE|AT|CH|LI|IT|FL|D|A|I)(?=\d)/u;
/** "10115 Berlin": a place is named by a word, the letters of a British or Dutch postcode are two or three. */
const PLACE_BEHIND = /(?<=\d)[\s,]+\p{L}{4,}.*$/u;
/** Longer than any postcode with its country, however it is spaced. */
const LONGEST = 20;

/** A postcode as typed or copied from an address, without the place and the punctuation behind it. */
export const readZipCode = (typed: string): string =>
  withoutPunctuationAround(normaliseText(typed.slice(0, LONGEST))).replace(PLACE_BEHIND, '');

/** A postcode as typed, reduced to what is compared: "D - 10 115" is "10115". */
export const normaliseZipCode = (typed: string): string =>
  normaliseCode(readZipCode(typed)).replace(COUNTRY_BEFORE_DIGITS, '');
