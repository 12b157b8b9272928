import type { TypedReturnContact } from '@shop/domain/returns/contact-errors';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { readEmail } from '@shop/domain/shared/read-email';
import { readPhone } from '@shop/domain/shared/read-phone';
import type { ReturnContactInput } from './return-inputs.types.ts';

/** The contact as it was meant, whatever was typed or copied around it. */
export const readContact = ({
  salutation,
  firstName,
  lastName,
  email,
  phone,
}: ReturnContactInput): TypedReturnContact => {
  const typedPhone = readPhone(phone ?? undefined);
  return {
    salutation,
    firstName: normaliseText(firstName),
    lastName: normaliseText(lastName),
    email: readEmail(email),
    ...(typedPhone === '' ? {} : { phone: typedPhone }),
  };
};
