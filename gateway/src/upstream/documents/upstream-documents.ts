import type { Documents } from '@shop/domain/documents/documents.port';
import { generatePdfForm } from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { Unreadable } from '../shared/unreadable.ts';

const PDF = Buffer.from('%PDF-');

const readPdf = (content: string): Buffer => {
  const bytes = Buffer.from(content, 'base64');
  if (!bytes.subarray(0, PDF.length).equals(PDF)) throw new Unreadable('a document that is no PDF');
  return bytes;
};

export const upstreamDocuments = (call: PortCalls): Documents => ({
  draw: (shopper, { rows, ...form }) =>
    call({
      operation: generatePdfForm,
      variables: { form: { ...form, rows: rows.map((cells) => ({ cells })) } },
      shopper,
      read: ({ generatePdfForm: { content } }) => readPdf(content),
    }),
});
