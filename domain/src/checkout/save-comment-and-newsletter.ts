import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { newsletterConsent } from '../newsletter/newsletter-consent.ts';
import { normaliseLines } from '../shared/normalise-text.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { ShopBusy } from '../shared/shop-busy.ts';
import { type SaveRefusal, renameFields, saveRefusalOf } from './save-refusals.ts';

/** Comment and newsletter, which are part of the order (docs/decisions/0054). */
export interface CommentAndNewsletter {
  /** Empty for none. */
  readonly comment: string;
  /** Consent to the newsletter; `false` withdraws an earlier one. */
  readonly newsletter: boolean;
}

/** A comment or a consent may remain in a cart that was not ordered. The next attempt overwrites it. */
export class RollbackFailed extends Error {
  override readonly name = 'RollbackFailed';

  constructor(cartId: CartId, why: unknown) {
    super(why instanceof Error ? `cart ${cartId}` : `cart ${cartId}: ${String(why)}`, { cause: why });
  }
}

/** Restores what the cart contained before. What cannot be restored is reported. */
export type Rollback = () => Promise<void>;

interface Ports extends FailureReports {
  readonly carts: Carts;
}
type Write = () => Promise<SaveRefusal | undefined>;

interface Change {
  readonly save: Write;
  readonly undo: Write;
}

/** The shop's errors about a comment, at its field. */
const atComment = (refusal: SaveRefusal | undefined): SaveRefusal | undefined =>
  refusal?.because === 'invalid-form'
    ? renameFields(refusal, ({ field }) => (field === 'orderComment' ? 'comment' : field))
    : refusal;

const changesOf = (
  { carts }: Ports,
  shopper: Shopper,
  { id, orderComment = '', newsletterChosen }: Cart,
  wanted: CommentAndNewsletter,
): readonly Change[] => {
  const comment = normaliseLines(wanted.comment);
  const write =
    (text: string): Write =>
    async () =>
      atComment(saveRefusalOf(await carts.setOrderComment(shopper, id, text)));
  const { wording } = newsletterConsent('checkout', shopper.storefront);
  const subscribe =
    (chosen: boolean): Write =>
    async () =>
      saveRefusalOf(await carts.setNewsletter(shopper, id, chosen ? wording : undefined));
  return [
    ...(comment === orderComment ? [] : [{ save: write(comment), undo: write(orderComment) }]),
    ...(wanted.newsletter === newsletterChosen
      ? []
      : [{ save: subscribe(wanted.newsletter), undo: subscribe(newsletterChosen) }]),
  ];
};

/** Undoes every change, even if another one cannot be undone. */
const undoAll = async ({ reportFailure }: Ports, cartId: CartId, changes: readonly Change[]): Promise<void> => {
  for (const { undo } of changes) {
    const left = await undo().then(
      (notUndone) => notUndone?.because,
      (failure: unknown) => failure,
    );
    if (left !== undefined) reportFailure(new RollbackFailed(cartId, left));
  }
};

/**
 * Saves the wishes that differ from those in the cart: all of them, or none. A call without a reply may have
 * been executed, unless the shop was too busy for it.
 */
export const saveCommentAndNewsletter =
  (ports: Ports) =>
  async (shopper: Shopper, cart: Cart, wanted: CommentAndNewsletter): Promise<Result<Rollback, SaveRefusal>> => {
    const changes = changesOf(ports, shopper, cart, wanted);
    const undoFirst = (count: number): Promise<void> => undoAll(ports, cart.id, changes.slice(0, count).toReversed());
    for (const [before, { save }] of changes.entries()) {
      const refusal = await save().catch(async (failure: unknown) => {
        await undoFirst(failure instanceof ShopBusy ? before : before + 1);
        throw failure;
      });
      if (refusal === undefined) continue;
      await undoFirst(before);
      return refused(refusal);
    }
    return granted(() => undoFirst(changes.length));
  };
