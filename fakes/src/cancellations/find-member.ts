import type { CancellationDeclaration } from '@shop/domain/cancellations/cancellation';
import { isMember } from '@shop/domain/customers/prime-membership';
import { accountFor } from '../sessions/find-account.ts';
import { type Account, loginKey } from '../sessions/user.ts';
import type { View } from '../worlds/transaction.ts';

const WORD_ENDS = /[\s,;:()<>]+/u;

/** The e-mail addresses that a declaration names: first that of the contract, then that for the receipt. */
const addressesIn = ({ contract, email }: CancellationDeclaration): readonly string[] => [
  ...contract.split(WORD_ENDS).filter((word) => word.includes('@')),
  email,
];

const wordsOf = (name: string): string => ` ${name.normalize('NFC').toLowerCase().split(WORD_ENDS).join(' ')} `;

/** Knowing an address is not enough to end the membership of somebody else: the declaration must bear their last name. */
const isNamed = ({ lastName }: Account, { fullName }: CancellationDeclaration): boolean =>
  wordsOf(fullName).includes(wordsOf(lastName));

/** The member whose account a declaration identifies by its e-mail address and last name. */
export const memberMeant = (view: View, declaration: CancellationDeclaration): Account | undefined =>
  addressesIn(declaration)
    .map((address) => accountFor(view, loginKey(address, false)))
    .find(
      (account): account is Account =>
        account !== undefined && isMember(account.prime) && isNamed(account, declaration),
    );
