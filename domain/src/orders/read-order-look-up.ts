import { normaliseZipCode, readZipCode } from '../addresses/zip-code.ts';
import { fieldErrorsOf, type FieldError } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';
import { normaliseCode, readNumber, withHyphens } from '../shared/normalise-text.ts';
import type { OrderLookUp } from './orders.port.ts';

/** Digits are printed in groups; in a number with letters dashes are part of it. */
const IN_GROUPS = /^[\d\s-]+$/u;

const readOrderId = (typed: string): string => {
  const number = readNumber(typed);
  return IN_GROUPS.test(withHyphens(number)) ? normaliseCode(number) : number.replaceAll(' ', '');
};

/** What was typed, without what belongs to neither number nor postcode. */
export const readOrderLookUp = ({ orderId, zipCode }: OrderLookUp): OrderLookUp => ({
  orderId: readOrderId(orderId),
  zipCode: readZipCode(zipCode),
});

/** Fields that are empty or too long. Whether an order has this number and postcode only the shop knows. */
export const orderLookUpErrors = ({ orderId = '', zipCode = '' }: Partial<OrderLookUp>): readonly FieldError[] =>
  fieldErrorsOf({
    orderId: required(orderId) ?? maxLength(FIELD_LIMITS.orderId)(readOrderLookUp({ orderId, zipCode }).orderId),
    zipCode: required(zipCode) ?? maxLength(FIELD_LIMITS.zipCode)(normaliseZipCode(zipCode)),
  });
