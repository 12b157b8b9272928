import { orderOf } from '../orders/find-order.ts';
import { labelDocument } from '../returns/label-document.ts';
import { labelledReturn } from '../returns/return-labels.ts';
import type { View } from '../worlds/transaction.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { catalogueOf } from '../catalogue/printed-catalogue.ts';
import { dataSheetOf } from '../catalogue/data-sheet/data-sheet.ts';
import { drawDataSheet } from '../catalogue/data-sheet/draw-data-sheet.ts';
import { drawInvoice } from '../orders/invoice/draw-invoice.ts';
import { invoiceNumber } from '../orders/invoice/invoice-number.ts';
import { invoiceOf } from '../orders/invoice/invoice.ts';
import { drawLegalText } from '../content/legal-text/draw-legal-text.ts';
import { legalTextOf } from '../content/legal-text/legal-text.ts';
import { parcelPage } from '../providers/parcel-page.ts';
import { documentedShipment } from '../orders/shipment-documents.ts';
import { soundSampleOf } from '../goods/product-media.ts';
import { soundSample } from '../catalogue/sound-sample.ts';

/** Where a document is served, as its URL names it below `/qa/documents/`. */
export interface DocumentName {
  readonly kind: string;
  readonly world: string;
  /** Signed, with its extension. */
  readonly name: string;
}

export interface ServedDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Buffer | string;
}

/** Draws a document that was found, outside the world's query. */
type Drawing = () => ServedDocument | Promise<ServedDocument>;

/** Chromium shows no PDF whose policy forbids objects. */
const POLICY = "frame-ancestors 'none'";

const pdf = (name: string, content: Buffer): ServedDocument => ({
  headers: {
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': POLICY,
    'content-disposition': `inline; filename="${name}.pdf"`,
  },
  content,
});

const labels = (view: View, name: string): Drawing | undefined => {
  const record = labelledReturn(view, name);
  const order = record === undefined ? undefined : orderOf(view, record.orderId);
  return record === undefined || order === undefined
    ? undefined
    : async () => pdf('return-label', await labelDocument(order, record));
};

const invoice = (view: View, name: string): Drawing | undefined => {
  const dispatched = documentedShipment(view, 'invoice', name);
  if (dispatched === undefined) return undefined;
  const written = invoiceOf(view, dispatched);
  return async () => pdf(invoiceNumber(dispatched), await drawInvoice(written));
};

const parcel = (view: View, name: string): Drawing | undefined => {
  const dispatched = documentedShipment(view, 'parcel', name);
  if (dispatched === undefined) return undefined;
  const { headers, html } = parcelPage(view, dispatched);
  return () => ({ headers, content: html });
};

const dataSheet = ({ goods }: View, name: string): Drawing | undefined => {
  const sheet = dataSheetOf(goods, name);
  return sheet === undefined ? undefined : async () => pdf(sheet.title, await drawDataSheet(sheet));
};

const catalogue = ({ goods }: View, name: string): Drawing | undefined => {
  const printed = catalogueOf(goods, name);
  return printed === undefined ? undefined : async () => pdf(printed.title, await drawDataSheet(printed));
};

const sound = ({ goods }: View, name: string): Drawing | undefined => {
  const product = goods.product(name.replace(/\.wav$/u, ''));
  if (product === undefined || soundSampleOf(product) === undefined) return undefined;
  return () => ({
    headers: {
      'content-type': 'audio/wav',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': POLICY,
    },
    content: soundSample(),
  });
};

const legal = (_view: View, name: string): Drawing | undefined => {
  const text = legalTextOf(name);
  return text === undefined ? undefined : async () => pdf(name.replace(/\.pdf$/u, ''), await drawLegalText(text));
};

/** What each kind of document shows; undefined if its name is forged or unknown. */
const DOCUMENTS: ReadonlyMap<string, (view: View, name: string) => Drawing | undefined> = new Map([
  ['return-label', labels],
  ['invoice', invoice],
  ['parcel', parcel],
  ['catalogue', catalogue],
  ['data-sheet', dataSheet],
  ['legal-text', legal],
  ['sound', sound],
]);

const found = (worlds: Worlds, { kind, world, name }: DocumentName): Drawing | undefined => {
  try {
    return worlds.get(world).read((view) => DOCUMENTS.get(kind)?.(view, name));
  } catch (failure) {
    if (failure instanceof WorldFailure) return undefined;
    throw failure;
  }
};

/** A document of the fake shop, or of one of its carriers. Whoever has its URL may read it; the URL cannot be guessed. */
export const findDocument = async (worlds: Worlds, name: DocumentName): Promise<ServedDocument | undefined> =>
  found(worlds, name)?.();
