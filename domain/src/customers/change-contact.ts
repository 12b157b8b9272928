import { emailToSave, phoneToSave } from '../addresses/changed-contact.ts';
import { phoneError } from '../addresses/address-rules.ts';
import { type FieldError, fieldErrorsOf, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { email as emailError } from '../shared/form-rules.ts';
import { CONTACT_DETAILS } from '../shared/paths.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shopper } from '../sessions/shopper.ts';
import type { Customer } from './customer.ts';
import type { Customers } from './customers.port.ts';

type Ports = { readonly customers: Customers };
type Changed = Promise<Result<Customer, FormRefusal>>;

const changeIfNew = async (
  { customers }: Ports,
  shopper: Shopper,
  errors: readonly FieldError[],
  change: (stored: Customer) => Changed | undefined,
): Changed => {
  if (errors.length > 0) return refused(invalidForm(errors));
  const stored = await customers.current(shopper, CONTACT_DETAILS);
  return change(stored) ?? granted(stored);
};

export const emailErrors = (typed: string): readonly FieldError[] => fieldErrorsOf({ email: emailError(typed) });
export const phoneErrors = (typed: string): readonly FieldError[] => fieldErrorsOf({ phone: phoneError(typed) });

/** Saves a customer's e-mail address if it differs from the stored one (specification A5). */
export const changeEmail = (ports: Ports) => (shopper: Shopper, typed: string): Changed =>
  changeIfNew(ports, shopper, emailErrors(typed), ({ email }) => {
    const toSave = emailToSave({ typed, stored: email, isGuest: false, requested: true });
    return toSave === undefined ? undefined : ports.customers.updateEmail(shopper, toSave);
  });

/** Saves a customer's telephone number if it differs from the stored one (specification A5). */
export const changePhone = (ports: Ports) => (shopper: Shopper, typed: string): Changed =>
  changeIfNew(ports, shopper, phoneErrors(typed), ({ phone }) => {
    const toSave = phoneToSave(typed, phone);
    return toSave === undefined ? undefined : ports.customers.updatePhone(shopper, toSave);
  });
