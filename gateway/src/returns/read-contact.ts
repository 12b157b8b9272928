import type { TypedReturnContact } from '@shop/domain/returns/contact-errors';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import type { ReturnContactInput } from './return-inputs.types.ts';

/** The contact as typed, without surrounding spaces. */
export const readContact = ({ salutation, firstName, lastName, email, phone }: ReturnContactInput): TypedReturnContact => {
  const typedPhone = normaliseText(phone ?? '');
  return {
    salutation,
    firstName: normaliseText(firstName),
    lastName: normaliseText(lastName),
    email: normaliseText(email),
    ...(typedPhone === '' ? {} : { phone: typedPhone }),
  };
};
