import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';
import type { CartCommand } from './model/cart-command.ts';

export interface ShownLine {
  readonly position: CartPositionPartFragment;
  /** The quantity requested last. The price follows with the shop's reply. */
  readonly quantity: number;
  readonly isUnsettled: boolean;
}

/** The lines with all pending changes: a removed line disappears at once, a new quantity shows at once. Amounts wait for the shop. */
export const shownLines = (
  positions: readonly CartPositionPartFragment[],
  pending: readonly CartCommand[],
): readonly ShownLine[] =>
  positions
    .filter(
      ({ operationsId }) =>
        !pending.some(
          (command) =>
            (command.do === 'remove' || command.do === 'save-for-later') && command.positionId === operationsId,
        ),
    )
    .map((position) => {
      const requested = pending.findLast(
        (command) => command.do === 'change-quantity' && command.positionId === position.operationsId,
      );
      return requested?.do === 'change-quantity'
        ? { position, quantity: requested.quantity, isUnsettled: true }
        : { position, quantity: position.quantity, isUnsettled: false };
    });
