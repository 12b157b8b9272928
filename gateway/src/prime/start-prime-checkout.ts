import { randomUUID } from 'node:crypto';
import type { AboId } from '@shop/domain/prime/prime-offer';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { VisitorSession } from '../visit/visitor-session.ts';

/** Begins the Prime checkout with a plan. Whoever chooses another plan continues the same checkout: it makes one membership. */
export const startPrimeCheckout = (visitor: VisitorSession, abo: AboId): void =>
  visitor.write(STORED_PRIME_CHECKOUT, { attempt: randomUUID(), ...visitor.read(STORED_PRIME_CHECKOUT), abo });
