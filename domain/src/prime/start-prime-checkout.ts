import type { Ids } from '../shared/ids.port.ts';
import type { Visit } from '../visit/visit.port.ts';
import { STORED_PRIME_CHECKOUT } from './prime-checkout.slot.ts';
import type { AboId } from './prime-offer.ts';

/** Begins the Prime checkout with a plan. Whoever chooses another plan continues the same checkout: it makes one membership. */
export const startPrimeCheckout = (
  { ids }: { readonly ids: Ids },
  visit: Pick<Visit, 'read' | 'write'>,
  abo: AboId,
): void => visit.write(STORED_PRIME_CHECKOUT, { attempt: ids.next(), ...visit.read(STORED_PRIME_CHECKOUT), abo });
