import { emailToSave, phoneToSave } from '../addresses/changed-contact.ts';
import { phoneError } from '../addresses/address-rules.ts';
import { type FieldError, fieldErrorsOf, type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { email as emailError } from '../shared/form-rules.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { CONTACT_DETAILS } from '../shared/paths.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Customer } from './customer.ts';
import type { Customers, EmailChange } from './customers.port.ts';

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

/** What a customer types to change their e-mail address. */
export type TypedEmailChange = Required<EmailChange>;

const NOT_SIGNED_IN: MessageKey = 'vue.error.security.valid_token_required';

/** All errors, in the order of the form; only the shop knows whether the password is right. */
export const emailChangeErrors = ({ email, password }: TypedEmailChange): readonly FieldError[] =>
  fieldErrorsOf({ email: emailError(email), password: password === '' ? 'vue.form.error.requiredField' : undefined });
export const phoneErrors = (typed: string): readonly FieldError[] => fieldErrorsOf({ phone: phoneError(typed) });

/** Saves a customer's e-mail address if it differs from the stored one (ACCT-01, SHIP-15), and only with their password. */
export const changeEmail =
  (ports: Ports) =>
  async (shopper: Shopper, typed: TypedEmailChange): Changed => {
    if (shopper.loginState !== 'customer')
      return refused({ because: 'invalid-form', fieldErrors: [], general: NOT_SIGNED_IN });
    return changeIfNew(ports, shopper, emailChangeErrors(typed), (stored) => {
      const email = emailToSave({ typed: typed.email, stored: stored.email, isGuest: false, requested: true });
      return email === undefined
        ? undefined
        : ports.customers.updateEmail(shopper, { email, password: typed.password });
    });
  };

/** Saves a customer's telephone number if it differs from the stored one (ACCT-01, SHIP-14). */
export const changePhone =
  (ports: Ports) =>
  (shopper: Shopper, typed: string): Changed =>
    changeIfNew(ports, shopper, phoneErrors(typed), ({ phone }) => {
      const toSave = phoneToSave(typed, phone);
      return toSave === undefined ? undefined : ports.customers.updatePhone(shopper, toSave);
    });
