import {
  DismissMergeDocument,
  MoveToCartDocument,
  RemoveSavedDocument,
  SaveForLaterDocument,
  SaveItemDocument,
  UndoMergeDocument,
} from '../../../platform/generated/graphql.ts';
import { request } from '../../../platform/transport/request.ts';
import type { CartResult, ListCommand } from './list-command.ts';

/** Apart from the other commands, because pages that only add articles need none of these. */
export const sendListCommand = async (command: ListCommand): Promise<CartResult> => {
  switch (command.do) {
    case 'save-for-later':
      return (await request('SaveForLater', SaveForLaterDocument, { positionId: command.positionId })).saveForLater;
    case 'save-item':
      return (await request('SaveItem', SaveItemDocument, { itemId: command.itemId, quantity: command.quantity }))
        .saveItem;
    case 'move-to-cart':
      return (await request('MoveToCart', MoveToCartDocument, { savedId: command.savedId, quantity: command.quantity }))
        .moveToCart;
    case 'remove-saved':
      return (await request('RemoveSaved', RemoveSavedDocument, { savedId: command.savedId })).removeSaved;
    case 'undo-merge':
      return (await request('UndoMerge', UndoMergeDocument, { from: command.from })).undoMerge;
    case 'dismiss-merge':
      return (await request('DismissMerge', DismissMergeDocument, { from: command.from })).dismissMerge;
  }
};
