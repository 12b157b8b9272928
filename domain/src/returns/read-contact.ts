import type { TypedReturnContact } from './contact-errors.ts';
import { normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { readPhone } from '../shared/read-phone.ts';

/** As typed, or copied from somewhere. */
export interface AskedReturnContact {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
}

/** The contact as it was meant, whatever was typed or copied around it. */
export const readContact = ({
  salutation,
  firstName,
  lastName,
  email,
  phone,
}: AskedReturnContact): TypedReturnContact => {
  const typedPhone = readPhone(phone ?? undefined);
  return {
    salutation,
    firstName: normaliseText(firstName),
    lastName: normaliseText(lastName),
    email: readEmail(email),
    ...(typedPhone === '' ? {} : { phone: typedPhone }),
  };
};
