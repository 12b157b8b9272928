import { plainText } from './normalise-text.ts';

const BEFORE_NUMBER = /^(?:tel(?:efon)?|phone|mobil|fon)?[.:\s]*(?=[\d+(])/iu;

/** A telephone number as typed or copied: with plain digits and hyphens, without what an address book writes before it. */
export const readPhone = (typed: string | undefined): string => plainText(typed).replace(BEFORE_NUMBER, '');
