import type { ContactReceipt } from '@shop/domain/contact-requests/contact-request';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** A photo that somebody uploaded for a request. */
export interface ContactImageRecord {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Base64; empty once newer pictures need the room. */
  readonly content: string;
  readonly size: number;
  /** The command that stored it. */
  readonly seq: number;
  /** Ticket of the request that uses it. */
  readonly usedBy?: string;
}

/** Receipts by the idempotency key of their request; photos by their ids. */
export const CONTACT_REQUEST_TABLES = {
  contactRequests: emptyMap<ContactReceipt>(),
  contactImages: emptyMap<ContactImageRecord>(),
} satisfies Partial<TableRows>;

/** An unused photo expires. */
export type ContactRequestTimer = 'contact-image-expires';

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly contactRequests: ContactReceipt;
    readonly contactImages: ContactImageRecord;
  }
  interface AreaTimers {
    readonly contactRequests: ContactRequestTimer;
  }
}
