import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';

/** What finds an order without a hash: its number, and the postcode of its delivery or billing address. */
export interface ReturnLookup {
  readonly orderId: string;
  readonly zipCode: string;
}

/** Both are needed (RETURN-05). */
export const lookupErrors = ({ orderId, zipCode }: ReturnLookup): readonly FieldError[] =>
  fieldErrorsOf({
    orderId: required(orderId) ?? maxLength(FIELD_LIMITS.orderId)(orderId),
    zipCode: required(zipCode) ?? maxLength(FIELD_LIMITS.zipCode)(zipCode),
  });
