import type { Customers } from './customers.port.ts';
import type { PersonalDetails } from './personal-details.ts';
import { personalDetailsErrors, tidyPersonalDetails } from './personal-details.ts';
import { deletionErrors } from './account-deletion.ts';
import type { DeletionConsent } from './account-deletion.ts';
import { changeEmail, changePhone } from './change-contact.ts';
import type { TypedEmailChange } from './change-contact.ts';
import type { Customer } from './customer.ts';
import { invalidForm } from '../shared/field-errors.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { refused } from '../shared/result.ts';
import type { Result } from '../shared/result.ts';
import { KNOWN_BROWSER, type OwnerPorts, rememberOwner } from '../visit/known-browser.slot.ts';
import type { Visit } from '../visit/visit.port.ts';
import { unlessSignedOut } from './unless-signed-out.ts';

interface Ports {
  readonly customers: Customers;
}
type Changed = Promise<Result<Customer, FormRefusal>>;

export const changeOwnDetails =
  (ports: Ports, visit: Visit) =>
  async (typed: PersonalDetails): Changed => {
    const errors = personalDetailsErrors(typed, visit.shopper.storefront);
    if (errors.length > 0) return refused(invalidForm(errors));
    return unlessSignedOut(ports, visit, ports.customers.changeAccountData(visit.shopper, tidyPersonalDetails(typed)));
  };

/** The browser stays known to the owner of the account: on consumer shops by the new e-mail address. */
export const changeOwnEmail =
  (ports: Ports & OwnerPorts, visit: Visit) =>
  async (typed: TypedEmailChange): Changed => {
    const changed = await unlessSignedOut(ports, visit, changeEmail(ports)(visit.shopper, typed));
    if (changed.ok && changed.value.email !== undefined && !visit.shopper.storefront.isB2b)
      rememberOwner(ports, visit)(changed.value.email);
    return changed;
  };

export const changeOwnPhone =
  (ports: Ports, visit: Visit) =>
  (typed: string): Changed =>
    unlessSignedOut(ports, visit, changePhone(ports)(visit.shopper, typed));

/** Deletes the account and signs the visitor out, who goes on anonymously. */
export const deleteOwnAccount =
  (ports: Ports, visit: Visit) =>
  async (consent: DeletionConsent): Promise<Result<void, FormRefusal>> => {
    const errors = deletionErrors(consent);
    if (errors.length > 0) return refused(invalidForm(errors));
    const deleted = await unlessSignedOut(ports, visit, ports.customers.deleteAccount(visit.shopper, consent.password));
    if (!deleted.ok) return deleted;
    visit.clear(KNOWN_BROWSER);
    visit.loggedOut();
    return deleted;
  };
