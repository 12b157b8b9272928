import { emptyDraft } from './return-draft.ts';
import type { ReturnDraft, ReturnHash, ReturnImageId, ReturnItemId, ReturnOrder, SubmittedReturn } from './return.ts';

/** A picture that the shop has stored for a line of a return. */
export interface ReturnImage {
  readonly id: ReturnImageId;
  readonly itemId: ReturnItemId;
  /** The file's name, as the shopper knows it. */
  readonly name: string;
  /** A small picture as a `data:` URL. */
  readonly preview: string;
}

/** What a browser has chosen for a return so far, or the return that it submitted last (docs/decisions/0103). */
export interface StoredReturn {
  readonly draft: ReturnDraft;
  readonly images: readonly ReturnImage[];
  /** Identifies the next submission. It stays the same until the shop has replied, so that nothing is submitted twice. */
  readonly attempt: string;
  readonly submitted?: SubmittedReturn;
}

/** What is being filled in; undefined once it is submitted. */
export const openDraft = (stored: StoredReturn | undefined): ReturnDraft | undefined =>
  stored?.submitted === undefined ? stored?.draft : undefined;

/** What is stored for the return of one order; whatever belongs to another order does not count (RETURN-04). */
export const storedFor = (hash: ReturnHash, stored: StoredReturn | undefined): StoredReturn | undefined =>
  stored?.draft.hash === hash ? stored : undefined;

export const imagesOf = (itemId: ReturnItemId, stored: StoredReturn | undefined): readonly ReturnImage[] =>
  stored?.images.filter((image) => image.itemId === itemId) ?? [];

/** What a browser begins with for an order. */
export const newReturn = (order: ReturnOrder, attempt: string): StoredReturn => ({
  draft: emptyDraft(order),
  images: [],
  attempt,
});

/** Reads from the order whether the attempt became a return: the reply to it may have been lost. */
export const settled = (stored: StoredReturn | undefined, { returns }: ReturnOrder): StoredReturn | undefined => {
  if (stored === undefined || stored.submitted !== undefined) return stored;
  const submitted = returns.find(({ idempotencyKey }) => idempotencyKey === stored.attempt);
  return submitted === undefined ? stored : { ...stored, submitted };
};
