import type { Carts } from '../carts/carts.port.ts';
import type { CustomerRegistration, Sessions } from '../sessions/sessions.port.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { normaliseCode, normaliseText } from '../shared/normalise-text.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
import { readableCart, startOver, type StartedOver, wasTakenAlong } from './start-over.ts';

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}
type Registered = Result<SignedIn, FormRefusal | StartedOver>;

/** A registration as it was meant. Its addresses are tidy already. */
const tidyCustomer = ({ company, customerNumber, ...typed }: CustomerRegistration): CustomerRegistration => ({
  ...typed,
  email: readEmail(typed.email),
  firstName: normaliseText(typed.firstName),
  lastName: normaliseText(typed.lastName),
  ...(company === undefined ? {} : { company: normaliseText(company) }),
  ...(customerNumber === undefined ? {} : { customerNumber: normaliseCode(customerNumber) }),
});

/** Logs in with the password of the registration. */
const logInAsRegistered = (
  { sessions }: Ports,
  shopper: Shopper,
  { email, password }: CustomerRegistration,
): Promise<Result<SignedIn, unknown>> =>
  sessions.login(shopper, { identifier: email, password, stayLogged: false, mergeCart: true }).catch(refused);

/** Registers a customer. If the reply is lost, tries to log in to the new account; if that fails, starts over as for a guest. */
export const registerCustomer =
  (ports: Ports) =>
  async (shopper: Shopper, typed: CustomerRegistration): Promise<Registered> => {
    const registration = tidyCustomer(typed);
    const before = await readableCart(ports, shopper);
    return ports.sessions
      .registerCustomer(shopper, registration)
      .catch(async (failure: unknown): Promise<Registered> => {
        const isTaken = await wasTakenAlong(ports, shopper, before);
        if (before !== undefined && !isTaken) throw failure;
        const loggedIn = await logInAsRegistered(ports, shopper, registration);
        if (loggedIn.ok) return loggedIn;
        if (before === undefined) throw failure;
        return refused(await startOver(ports, shopper, before));
      });
  };
