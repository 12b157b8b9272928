import { FIELD_LIMITS } from '../shared/field-limits.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { plainText, withoutPunctuationAround } from '../shared/normalise-text.ts';

const REFERENCE = /^[\p{L}\p{N} .,:/_+-]+$/u;
const LEITWEG_ID = /^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/u;

const NAME_OF_ID = /^leitweg[\s-]?id[\s:]*/iu;

/** A reference as typed or copied, with hyphens for dashes of any kind and plain digits; a Leitweg-ID without spaces and without its name. Spaces belong to other references: "4711 - Haus 2". */
export const readBuyerReference = (typed: string | undefined): string => {
  const reference = withoutPunctuationAround(plainText(typed).replace(NAME_OF_ID, ''));
  const withoutSpaces = reference.replaceAll(' ', '');
  return LEITWEG_ID.test(withoutSpaces.toUpperCase()) ? withoutSpaces : reference;
};

/** The errors that block an invoice to a public body: every buyer has a reference, usually a Leitweg-ID. */
export const buyerReferenceError = (value: string | undefined): MessageKey | undefined => {
  const reference = readBuyerReference(value);
  if (reference === '') return 'shop.payment.buyerReference.required';
  const isReference = reference.length <= FIELD_LIMITS.buyerReference && REFERENCE.test(reference);
  return isReference ? undefined : 'shop.payment.buyerReference.invalid';
};

/** ISO 7064 mod 97-10, digit by digit; letters count from A = 10. */
const remainderOf97 = (text: string): number =>
  [...text].reduce(
    (rest, sign) =>
      [...String(Number.parseInt(sign, 36))].reduce((inner, digit) => (inner * 10 + Number(digit)) % 97, rest),
    0,
  );

/** Whether a reference is a Leitweg-ID with correct check digits (KoSIT, Leitweg-ID format specification 2.0). */
export const isLeitwegId = (value: string): boolean => {
  const reference = readBuyerReference(value).toUpperCase();
  return LEITWEG_ID.test(reference) && remainderOf97(reference.replaceAll('-', '')) === 1;
};

/** A warning, never an error: buyers that are not public bodies have their own references. */
export const leitwegIdWarning = (value: string): MessageKey | undefined =>
  buyerReferenceError(value) !== undefined || isLeitwegId(value)
    ? undefined
    : 'shop.payment.buyerReference.noLeitwegId';
