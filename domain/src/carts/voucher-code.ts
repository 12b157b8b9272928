import { normaliseCode, normaliseText, withHyphens } from '../shared/normalise-text.ts';

/** A voucher code as typed or copied from a mail or a flyer: without spaces, with plain hyphens. */
export const readVoucherCode = (typed: string): string => withHyphens(normaliseText(typed).normalize('NFKC')).replaceAll(' ', '');

/** Whether two codes are the same: neither case nor hyphens matter. */
export const isSameVoucherCode = (one: string, other: string): boolean => normaliseCode(one) === normaliseCode(other);
