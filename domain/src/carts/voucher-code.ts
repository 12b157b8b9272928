import { normaliseCode, plainText, withoutPunctuationAround } from '../shared/normalise-text.ts';

/** "Code: SCHULE10", "Gutschein: SCHULE10". */
const NAME_OF_CODE = /^\p{L}[\p{L}\s-]*:\s*/u;

/** A voucher code as typed or copied from a mail or a flyer: without its name, quotes and spaces, with plain hyphens. */
export const readVoucherCode = (typed: string): string =>
  withoutPunctuationAround(withoutPunctuationAround(plainText(typed)).replace(NAME_OF_CODE, '')).replaceAll(' ', '');

/** Whether two codes are the same: neither case nor hyphens matter. */
export const isSameVoucherCode = (one: string, other: string): boolean => normaliseCode(one) === normaliseCode(other);
