import { randomUUID } from 'node:crypto';
import type { AboId } from '@shop/domain/prime/prime-offer';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Begins the Prime checkout with a plan. Whoever chooses another plan continues the same checkout: it makes one membership. */
export const startPrimeCheckout = (visitor: VisitorSession, abo: AboId): void =>
  visitor.storePrimeCheckout({ attempt: randomUUID(), ...visitor.primeCheckout, abo });
