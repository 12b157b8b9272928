import type { Assortment } from '../goods/goods.ts';
import { continueMembership } from '../prime/membership-terms.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { Transaction } from '../worlds/transaction.ts';
import type { WorldState } from '../worlds/world-state.ts';
import { type Persona, PERSONAS } from './personas.ts';

/** Lets the memberships of the personas end or continue on the day after their term. */
export const withMemberships = (state: WorldState, goods: Assortment, now: Date): WorldState => {
  const tx: Transaction = { worldId: '', goods, now, seq: 0, state };
  for (const {
    account: { userId },
  } of Object.values<Persona>(PERSONAS)) {
    const account = lookUp(tx.state.users, userId);
    if (account?.kind === 'customer') continueMembership(tx, account);
  }
  return tx.state;
};
