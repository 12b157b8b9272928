import { normaliseZipCode } from '../addresses/zip-code.ts';
import { fieldErrorsOf, type FieldError } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';
import { normaliseCode, normaliseText, withHyphens } from '../shared/normalise-text.ts';
import type { OrderLookUp } from './orders.port.ts';


/** What people copy along with the number: "Bestellnummer: 400000001", "#400000001". */
const BEFORE_NUMBER = /^(?:\p{L}[\p{L}\s.-]*[:.\s]\s*|#\s*)(?=\d)/iu;

/** Digits are printed in groups; in a number with letters dashes are part of it. */
const IN_GROUPS = /^[\d\s-]+$/u;

const readOrderId = (typed: string): string => {
  const number = normaliseText(typed).replace(BEFORE_NUMBER, '');
  return IN_GROUPS.test(withHyphens(number)) ? normaliseCode(number) : number.replaceAll(' ', '');
};

/** What was typed, without what belongs to neither number nor postcode. */
export const readOrderLookUp = ({ orderId, zipCode }: OrderLookUp): OrderLookUp => ({
  orderId: readOrderId(orderId),
  zipCode: normaliseText(zipCode),
});

/** Fields that are empty or too long. Whether an order has this number and postcode only the shop knows. */
export const orderLookUpErrors = ({ orderId = '', zipCode = '' }: Partial<OrderLookUp>): readonly FieldError[] =>
  fieldErrorsOf({
    orderId: required(orderId) ?? maxLength(FIELD_LIMITS.orderId)(readOrderLookUp({ orderId, zipCode }).orderId),
    zipCode: required(zipCode) ?? maxLength(FIELD_LIMITS.zipCode)(normaliseZipCode(zipCode)),
  });
