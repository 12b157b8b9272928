import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import { readEmail } from '../shared/read-email.ts';
import type { Result } from '../shared/result.ts';
import type { Prime } from './prime.port.ts';

/** Puts an address on the waiting list, as it was meant. */
export const joinWaitingList =
  ({ prime }: { readonly prime: Pick<Prime, 'joinWaitingList'> }) =>
  (shopper: Shopper, email: string): Promise<Result<void, FormRefusal>> =>
    prime.joinWaitingList(shopper, readEmail(email));
