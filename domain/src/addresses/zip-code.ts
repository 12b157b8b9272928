import { normaliseCode } from '../shared/normalise-text.ts';

/** "D-10115", "A 1070", "CH-8001": a country before the digits. */
const COUNTRY_BEFORE_DIGITS = /^(?:DE|AT|CH|LI|IT|FL|D|A|I)(?=\d)/u;
/** Longer than any postcode with its country, however it is spaced. */
const LONGEST = 20;

/** A postcode as typed, reduced to what is compared: "D - 10 115" is "10115". */
export const normaliseZipCode = (typed: string): string => normaliseCode(typed.slice(0, LONGEST)).replace(COUNTRY_BEFORE_DIGITS, '');
