import { orderOf } from '../orders/find-order.ts';
import { labelDocument } from '../returns/label-document.ts';
import { labelledReturn } from '../returns/return-labels.ts';
import type { View } from '../worlds/transaction.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { Worlds } from '../worlds/worlds.ts';

/** Where a document is served, as its URL names it below `/qa/documents/`. */
export interface DocumentName {
  readonly kind: string;
  readonly world: string;
  /** Signed, with its extension. */
  readonly name: string;
}

export interface ServedDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer;
}

const labels = (view: View, name: string): Buffer | undefined => {
  const record = labelledReturn(view, name);
  const order = record === undefined ? undefined : orderOf(view, record.orderId);
  return record === undefined || order === undefined ? undefined : labelDocument(order, record);
};

/** What each kind of document shows; undefined if its name is forged or unknown. */
const DOCUMENTS: ReadonlyMap<string, (view: View, name: string) => Buffer | undefined> = new Map([['return-label', labels]]);

const HEADERS = { 'content-type': 'application/pdf', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

/** A document of the fake shop. Whoever has its URL may read it; the URL cannot be guessed. */
export const findDocument = (worlds: Worlds, { kind, world, name }: DocumentName): ServedDocument | undefined => {
  try {
    const content = worlds.get(world).read((view) => DOCUMENTS.get(kind)?.(view, name));
    return content === undefined ? undefined : { headers: { ...HEADERS, 'content-disposition': `inline; filename="${kind}.pdf"` }, content };
  } catch (failure) {
    if (failure instanceof WorldFailure) return undefined;
    throw failure;
  }
};
