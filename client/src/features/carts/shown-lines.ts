import type { CartOperation } from '@shop/domain/carts/cart-operation';

import type { CartPositionPartFragment } from '../../platform/generated/graphql.ts';

export interface ShownLine {
  readonly position: CartPositionPartFragment;
  /** The quantity requested last. The price follows with the shop's reply. */
  readonly quantity: number;
  readonly isUnsettled: boolean;
}

/** The lines with all pending changes: a removed line disappears at once, a new quantity shows at once. Amounts wait for the shop. */
export const shownLines = (
  positions: readonly CartPositionPartFragment[],
  pending: readonly CartOperation[],
): readonly ShownLine[] =>
  positions
    .filter(
      ({ operationsId }) =>
        !pending.some(
          (operation) =>
            (operation.do === 'remove-position' || operation.do === 'save-for-later') &&
            operation.positionId === operationsId,
        ),
    )
    .map((position) => {
      const requested = pending.findLast(
        (operation) => operation.do === 'change-quantity' && operation.positionId === position.operationsId,
      );
      return requested?.do === 'change-quantity'
        ? { position, quantity: requested.quantity, isUnsettled: true }
        : { position, quantity: position.quantity, isUnsettled: false };
    });
