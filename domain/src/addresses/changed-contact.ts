import { normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { readPhone } from '../shared/read-phone.ts';
import type { AddressForm } from './address.ts';

/** Saved only if it differs from what is stored (SHIP-14). */
export const phoneToSave = (typed: string | undefined, stored: string | undefined): string | undefined => {
  const phone = readPhone(typed);
  return typed === undefined || phone === readPhone(stored) ? undefined : phone;
};

/** Saved only for guests, or if the customer requested a change and the address differs (SHIP-15). */
export const emailToSave = (contact: {
  readonly typed: string | undefined;
  readonly stored: string | undefined;
  readonly isGuest: boolean;
  readonly requested: boolean;
}): string | undefined => {
  const email = readEmail(contact.typed);
  if (email === '') return undefined;
  const changed = contact.requested && email !== readEmail(contact.stored);
  return contact.isGuest || changed ? email : undefined;
};

/** Sent only for a company or school (SHIP-16). */
export const companyToSend = (form: Pick<AddressForm, 'formType' | 'company'>): string | undefined => {
  const company = normaliseText(form.company);
  return form.formType === 'companyOrSchool' && company !== '' ? company : undefined;
};
