import { normaliseCode, normaliseText } from '../shared/normalise-text.ts';

const DASH = /[\p{Pd}\u2212]/gu;

/** A voucher code as typed or copied from a mail or a flyer: without spaces, with plain hyphens. */
export const readVoucherCode = (typed: string): string => normaliseText(typed).normalize('NFKC').replaceAll(' ', '').replaceAll(DASH, '-');

/** Whether two codes are the same: neither case nor hyphens matter. */
export const isSameVoucherCode = (one: string, other: string): boolean => normaliseCode(one) === normaliseCode(other);
