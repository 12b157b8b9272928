import type { Cart } from '../carts/cart.ts';
import type { CartId, Shopper } from '../sessions/shopper.ts';
import { firstRefusal } from '../shared/first-refusal.ts';
import { normalised } from '../shared/normalised.ts';
import type { Shop } from '../shop.ts';
import { type NotSaved, renamed, whyNotSaved } from './saving.ts';

/** Comment and newsletter, which are part of the order (docs/decisions/0054). */
export interface Wishes {
  /** Empty for none. */
  readonly comment: string;
  /** Consent to the newsletter; `false` takes an earlier one back. */
  readonly newsletter: boolean;
}

export const wishesOn = ({ orderComment = '', newsletterChosen }: Cart): Wishes => ({ comment: orderComment, newsletter: newsletterChosen });

/** The shop's objections to a comment, at the field that it was typed into. */
const atComment = (notSaved: NotSaved | undefined): NotSaved | undefined =>
  notSaved?.because === 'invalid-form' ? renamed(notSaved, ({ field }) => (field === 'orderComment' ? 'comment' : field)) : notSaved;

/** Writes to the cart the wishes that differ from those that it holds. */
export const saveWishes =
  ({ carts }: Pick<Shop, 'carts'>) =>
  (shopper: Shopper, cartId: CartId, held: Wishes, wanted: Wishes): Promise<NotSaved | undefined> => {
    const comment = normalised(wanted.comment);
    return firstRefusal([
      async () => (comment === held.comment ? undefined : atComment(whyNotSaved(await carts.setOrderComment(shopper, cartId, comment)))),
      async () => (wanted.newsletter === held.newsletter ? undefined : whyNotSaved(await carts.setNewsletter(shopper, cartId, wanted.newsletter))),
    ]);
  };
