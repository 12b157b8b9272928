import { createHmac, timingSafeEqual } from 'node:crypto';
import { joined } from '@shop/domain/shared/joined';
import type { View } from '../worlds/transaction.ts';

/** What the fake shop and its carriers show to whoever knows the address. */
export const DOCUMENT_KINDS = ['invoice', 'parcel'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Below this, documents lie by kind and world. */
export const DOCUMENTS = '/qa/documents/';

const SIGNATURE_LENGTH = 32;
const SEPARATOR = '-';

const signature = (view: View, kind: DocumentKind, subject: string): string =>
  createHmac('sha256', `${kind} documents ${view.state.seed}`)
    .update(`${view.worldId} ${subject}`)
    .digest('hex')
    .slice(0, SIGNATURE_LENGTH);

/** Where the document about a subject lies. Cannot be guessed. */
export const documentPath = (view: View, kind: DocumentKind, subject: string, extension = ''): string =>
  `${DOCUMENTS}${kind}/${view.worldId}/${subject}${SEPARATOR}${signature(view, kind, subject)}${extension}`;

/** Where a document lies that everybody may read. */
export const publicDocumentPath = (
  worldId: string,
  kind: 'catalogue' | 'data-sheet' | 'legal-text' | 'sound',
  name: string,
): string => joined(DOCUMENTS, kind, '/', worldId, '/', name);

/** The subject of a document's name; undefined if it is forged. */
export const subjectOf = (view: View, kind: DocumentKind, name: string): string | undefined => {
  const stem = name.replace(/\.\w+$/u, '');
  const at = stem.lastIndexOf(SEPARATOR);
  const [subject, shown] = [stem.slice(0, Math.max(0, at)), stem.slice(at + 1)];
  const expected = signature(view, kind, subject);
  return Buffer.byteLength(shown) === expected.length && timingSafeEqual(Buffer.from(shown), Buffer.from(expected))
    ? subject
    : undefined;
};
