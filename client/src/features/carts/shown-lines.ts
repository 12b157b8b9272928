import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import type { CartCommand } from './cart-command.ts';

export interface ShownLine {
  readonly position: CartPositionPartFragment;
  /** As asked for last; the price beside it is the shop's and follows. */
  readonly quantity: number;
  readonly isUnsettled: boolean;
}

/** The lines as the shopper left them: a removed one is gone at once, a new quantity shows; amounts wait for the shop. */
export const shownLines = (positions: readonly CartPositionPartFragment[], pending: readonly CartCommand[]): readonly ShownLine[] =>
  positions
    .filter(({ id }) => !pending.some((command) => command.do === 'remove' && command.positionId === id))
    .map((position) => {
      const asked = pending.findLast((command) => command.do === 'change-quantity' && command.positionId === position.id);
      return asked?.do === 'change-quantity'
        ? { position, quantity: asked.quantity, isUnsettled: true }
        : { position, quantity: position.quantity, isUnsettled: false };
    });
