import { normaliseText } from './normalise-text.ts';

const BEFORE_NUMBER = /^(?:tel(?:efon)?|phone|mobil|fon)?[.:\s]*(?=[\d+(])/iu;
const DASH = /[\p{Pd}\u2212]/gu;

/** A telephone number as typed or copied: with plain digits and hyphens, without what an address book writes before it. */
export const readPhone = (typed: string | undefined): string => normaliseText(typed).normalize('NFKC').replaceAll(DASH, '-').replace(BEFORE_NUMBER, '');
