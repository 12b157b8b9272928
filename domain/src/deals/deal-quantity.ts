import type { MessageKey } from '../shared/message-keys.ts';

/** How a quantity of an article is paid: so many pieces at the special price of its deal, the rest at the ordinary one. */
export interface DealSplit {
  readonly lightning: number;
  readonly normal: number;
}

/** What a shopper is told of added pieces that did not all get the special price. */
export const dealSplitMessage = ({ lightning }: Pick<DealSplit, 'lightning'>): MessageKey =>
  lightning > 0 ? 'shop.cart.dealSplit' : 'shop.cart.dealMissed';

interface DealLimits {
  /** The most pieces that one cart gets at the special price. */
  readonly maxQuantity: number;
  /** Pieces that the cart holds at the special price already. */
  readonly inCart: number;
  /** Pieces of the deal that nobody holds; without it, only the maximum counts. */
  readonly left?: number;
}

/** Splits an added quantity: pieces get the special price up to the maximum minus what is in the cart (DEAL-06). */
export const splitQuantity = (added: number, { maxQuantity, inCart, left = Infinity }: DealLimits): DealSplit => {
  const lightning = Math.max(0, Math.min(added, maxQuantity - inCart, left));
  return { lightning, normal: added - lightning };
};
