import { fieldErrorsOf, type FieldError } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import type { OrderLookUp } from './orders.port.ts';
import { normaliseZipCode } from './zip-code.ts';

/** What people copy along with the number: "Bestellnummer: 400000001", "#400000001". */
const BEFORE_NUMBER = /^(?:\p{L}[\p{L}\s.-]*[:.\s]\s*|#\s*)(?=\d)/iu;

/** What was typed, without what belongs to neither number nor postcode. */
export const readOrderLookUp = ({ orderId, zipCode }: OrderLookUp): OrderLookUp => ({
  orderId: normaliseText(orderId).replace(BEFORE_NUMBER, '').replaceAll(/\s/gu, ''),
  zipCode: normaliseText(zipCode),
});

/** Fields that are empty or too long. Whether an order has this number and postcode only the shop knows. */
export const orderLookUpErrors = ({ orderId = '', zipCode = '' }: Partial<OrderLookUp>): readonly FieldError[] =>
  fieldErrorsOf({
    orderId: required(orderId) ?? maxLength(FIELD_LIMITS.orderId)(readOrderLookUp({ orderId, zipCode }).orderId),
    zipCode: required(zipCode) ?? maxLength(FIELD_LIMITS.zipCode)(normaliseZipCode(zipCode)),
  });
