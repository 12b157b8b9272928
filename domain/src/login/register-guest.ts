import type { Carts } from '../carts/carts.port.ts';
import type { GuestRegistration, Sessions } from '../sessions/sessions.port.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { readEmail } from '../shared/read-email.ts';
import { refused, type Result } from '../shared/result.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { SignedIn } from '../visit/session.ts';
import type { Shopper } from '../visit/shopper.ts';
import { readableCart, startOver, type StartedOver, wasTakenAlong } from './start-over.ts';

/** Businesses register with a certificate, and nobody orders on the business shop without a customer number (docs/decisions/0130). */
export const takesGuests = ({ isB2b }: Pick<Storefront, 'isB2b'>): boolean => !isB2b;

export const NEEDS_CERTIFICATE: FormRefusal = {
  because: 'invalid-form',
  fieldErrors: [],
  general: 'shop.register.needsCertificate',
};

interface Ports {
  readonly carts: Carts;
  readonly sessions: Sessions;
}
type Registered = Result<SignedIn, FormRefusal | StartedOver>;

/** Registers a guest. If the reply is lost although the cart was taken over, the shopper starts over with the same contents. */
export const registerGuest =
  (ports: Ports) =>
  async (shopper: Shopper, typed: GuestRegistration): Promise<Registered> => {
    if (!takesGuests(shopper.storefront)) return refused(NEEDS_CERTIFICATE);
    const registration = { ...typed, email: readEmail(typed.email) };
    const before = await readableCart(ports, shopper);
    return ports.sessions.registerGuest(shopper, registration).catch(async (failure: unknown): Promise<Registered> => {
      if (before === undefined || !(await wasTakenAlong(ports, shopper, before))) throw failure;
      return refused(await startOver(ports, shopper, before));
    });
  };
