import type { UpdateCartPartFragment } from '../../../platform/generated/graphql.ts';

export type CartResult = UpdateCartPartFragment;

/** A change of the cart that only its own page makes, or of the list for later. */
export type ListCommand =
  | { readonly do: 'save-for-later'; readonly positionId: string }
  | { readonly do: 'save-item'; readonly itemId: string; readonly quantity: number }
  | { readonly do: 'move-to-cart'; readonly savedId: string; readonly quantity: number }
  | { readonly do: 'remove-saved'; readonly savedId: string }
  | { readonly do: 'undo-merge' | 'dismiss-merge'; readonly from: string };
