import { emailToSave, phoneToSave } from '../addresses/changed-contact.ts';
import { CHECKOUT_SHIPPING } from '../shared/paths.ts';
import { inNestedForm, type SaveRefusal, type ShippingStepContext } from './save-refusals.ts';
import type { SaveShippingStep } from './shipping-step.ts';

/** Saves the telephone number if it is new, and the e-mail address of a guest. A customer signs in with theirs: no checkout changes it. */
export const saveContact = async (
  { ports: { customers }, shopper }: ShippingStepContext,
  { phone: typedPhone, account }: SaveShippingStep,
): Promise<SaveRefusal | undefined> => {
  if (typedPhone === undefined && account === undefined) return undefined;
  const stored = await customers.current(shopper, CHECKOUT_SHIPPING);
  const phone = phoneToSave(typedPhone, stored.phone);
  const phoned = phone === undefined ? undefined : await customers.updatePhone(shopper, phone);
  if (phoned?.ok === false) return phoned.refusal;
  const email = emailToSave({
    typed: account?.email,
    stored: stored.email,
    isGuest: shopper.loginState === 'guest',
    requested: false,
  });
  const mailed = email === undefined ? undefined : await customers.updateEmail(shopper, { email });
  return mailed?.ok === false ? inNestedForm('account', mailed.refusal) : undefined;
};
