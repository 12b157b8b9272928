import type { Salutation } from '../addresses/address.ts';
import type { Picture } from '../catalogue/product.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { OrUnknown } from '../shared/or-unknown.ts';
import type { ReturnReason } from './return-reason.ts';

/** Opens an order's return to whoever knows it. Cannot be guessed. */
export type ReturnHash = string;
/** Identifies a line of an order. Contains no dot, because it is part of the names of fields. */
export type ReturnItemId = string;
export type RegulationId = string;
export type ReturnCarrierCode = string;
export type ReturnImageId = string;

/** Why nothing of a line can be returned. `excluded`: by its kind, such as sealed software, or because it was free. */
export type NotReturnable = 'not-delivered' | 'window-closed' | 'already-returned' | 'excluded';

/** A part of a set. */
export interface ReturnComponent {
  readonly id: string;
  readonly name: string;
}

/** A line of an order, as far as its return is concerned. */
export interface ReturnItem {
  readonly id: ReturnItemId;
  /** Counts from 1. */
  readonly lineNo: number;
  readonly name: string;
  readonly picture?: Picture;
  readonly articleNumber: string;
  readonly variants: readonly { readonly label: string; readonly value: string }[];
  /** Pieces that were ordered. */
  readonly quantity: number;
  /** Pieces that are on their way back, or were received. */
  readonly returnedQuantity: number;
  /** Pieces that can still be returned; 0 exactly if there is a reason. */
  readonly returnableQuantity: number;
  readonly notReturnableBecause?: OrUnknown<NotReturnable>;
  /** The last day of the return window; absent until the line is delivered. */
  readonly returnUntil?: CivilDate;
  /** The parts of a set; empty for a single article. */
  readonly components: readonly ReturnComponent[];
}

/** An order of which something may be returned (ENT-17). */
export interface ReturnOrder {
  readonly hash: ReturnHash;
  readonly orderId: OrderId;
  readonly salesOrderNo: string;
  readonly orderDate: CivilDate;
  readonly items: readonly ReturnItem[];
  /** What was announced so far, the newest first. */
  readonly returns: readonly SubmittedReturn[];
}

/** What a shopper chooses to return of one line (RETURN-07). */
export interface SelectedReturnItem {
  readonly id: ReturnItemId;
  readonly lineNo: number;
  readonly quantity: number;
  readonly reason: ReturnReason;
  readonly comment?: string;
  /** The answer to the question that belongs to the reason: what is broken or missing, what arrived instead. */
  readonly additionalInfo?: string;
  readonly images: readonly ReturnImageId[];
  /** The parts of a set that a complaint is about; empty for the whole. */
  readonly components: readonly string[];
}

/** What the buyer gets for the goods: money, a replacement, a repair. */
export interface Regulation {
  readonly id: RegulationId;
  readonly name: string;
  readonly description: string;
}

/** The goods go back without a label: the shopper sends them as they like. */
export const NO_LABEL: ReturnCarrierCode = 'nolabel';

/** Who takes the goods back. */
export interface ReturnCarrier {
  readonly code: ReturnCarrierCode;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  /** Why it is disabled. */
  readonly notice?: MessageKey;
}

/** Whom the shop asks about the return, and where the labels are sent (RETURN-08). */
export interface ReturnContact {
  readonly salutation: Salutation;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
}

/** A return that is being filled in. Each step adds what it is about. */
export interface ReturnDraft {
  readonly hash: ReturnHash;
  readonly orderId: OrderId;
  readonly salesOrderNo: string;
  readonly items: readonly SelectedReturnItem[];
  readonly regulation?: RegulationId;
  /** A code of the carriers on offer, or `NO_LABEL`. */
  readonly carrier?: ReturnCarrierCode;
  readonly labels: number;
  readonly contact?: ReturnContact;
}

/** A return with everything chosen: only such a one can be submitted. */
export interface ReturnRequest extends ReturnDraft {
  readonly regulation: RegulationId;
  readonly carrier: ReturnCarrierCode;
  readonly contact: ReturnContact;
}

/** One consignment of a return, and its number. */
export interface ReturnShipment {
  readonly rma: string;
  readonly regulation: Regulation;
  readonly carrier: Pick<ReturnCarrier, 'code' | 'name'>;
  /** URLs of the labels to print; none without a carrier. */
  readonly labels: readonly string[];
  readonly items: readonly { readonly id: ReturnItemId; readonly quantity: number }[];
}

/** A return that the shop has accepted. */
export interface SubmittedReturn {
  /** The attempt that it came from. */
  readonly idempotencyKey?: string;
  /** ISO instant. */
  readonly submittedAt: string;
  readonly shipments: readonly ReturnShipment[];
}
