import type { Shopper } from '../visit/shopper.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';
import type { ReturnLookup } from './lookup-errors.ts';
import type {
  Regulation,
  ReturnCarrier,
  ReturnDraft,
  ReturnHash,
  ReturnImageId,
  ReturnOrder,
  ReturnRequest,
  SelectedReturnItem,
  SubmittedReturn,
} from './return.ts';

/** Says the same about an order that does not exist and one that somebody else placed. */
export interface NoSuchReturnOrder {
  readonly because: 'no-such-order';
}

/** What decides about the regulations of an article. */
export type ReturnSelection = Pick<SelectedReturnItem, 'id' | 'quantity' | 'reason'>;

export type ReturnImageRefusal =
  | NoSuchReturnOrder
  | { readonly because: 'image-refused'; readonly message: MessageKey };

/** The shop does not accept the return. `text` if it has words of its own for the reason (RETURN-09). */
export interface ReturnRefused {
  readonly because: 'return-refused';
  readonly message: MessageKey;
  readonly text?: string;
}

/** One press of the button. Repeating it returns the first result again. */
export interface ReturnAttempt {
  readonly idempotencyKey: string;
}

/** Returns of ordered goods. The hash of an order is enough to return it: no call needs a session. */
export interface Returns {
  /** The order with this number, delivered or billed to this postcode. */
  find(shopper: Shopper, lookup: ReturnLookup): Promise<Result<ReturnOrder, NoSuchReturnOrder>>;
  findByHash(shopper: Shopper, hash: ReturnHash): Promise<Result<ReturnOrder, NoSuchReturnOrder>>;
  /** What the buyer may get for all of the selected articles; none if the order is unknown. */
  regulations(shopper: Shopper, hash: ReturnHash, selected: readonly ReturnSelection[]): Promise<readonly Regulation[]>;
  /** Who may take the goods back, with the reason why some cannot; none if the order is unknown. */
  carriers(shopper: Shopper, draft: ReturnDraft): Promise<readonly ReturnCarrier[]>;
  /** Stores a picture of wrong or damaged goods for a return of this order. It expires if no return uses it. */
  uploadImage(
    shopper: Shopper,
    hash: ReturnHash,
    image: UploadedFile,
  ): Promise<Result<ReturnImageId, ReturnImageRefusal>>;
  /** Announces a return, and mails its labels. */
  submit(
    shopper: Shopper,
    request: ReturnRequest,
    attempt: ReturnAttempt,
  ): Promise<Result<SubmittedReturn, ReturnRefused>>;
}
