import type { Carts } from '../carts/carts.port.ts';
import { type RegistrationForm, registrationErrors } from '../sessions/registration-rules.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { refused, type Result } from '../shared/result.ts';
import { type OwnerPorts, rememberOwner } from '../visit/known-browser.slot.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Visit } from '../visit/visit.port.ts';
import { registerCustomer } from './register-customer.ts';
import { goOnStartedOver, type StartedOver } from './start-over.ts';

/** Signs in a customer who has just registered. They own this browser as if they had logged in (docs/decisions/0069). */
export const signInNewCustomer =
  (ports: OwnerPorts, visit: Visit) =>
  (session: SignedIn, email: string): void => {
    visit.signedIn(session, 'customer', false);
    rememberOwner(ports, visit)(email);
  };

interface Ports extends OwnerPorts {
  readonly carts: Carts;
  readonly sessions: Sessions;
}

/** Registers a visitor as a customer, and signs them in. */
export const registerVisitor =
  (ports: Ports, visit: Visit) =>
  async (form: RegistrationForm): Promise<Result<SignedIn, FormRefusal | StartedOver>> => {
    const errors = registrationErrors(form);
    if (errors.length > 0) return refused(invalidForm(errors));
    const { passwordRepeat: _same, company, customerNumber, ...person } = form;
    const registration = { ...person, ...omitNil({ company, customerNumber }) };
    const registered = await registerCustomer(ports)(visit.shopper, registration);
    if (registered.ok) signInNewCustomer(ports, visit)(registered.value, form.email);
    else if (registered.refusal.because === 'started-over') goOnStartedOver(visit, registered.refusal);
    return registered;
  };
