import {
  type ContactFormQuery,
  ContactFormDocument,
  ContactReceiptDocument,
} from '../../platform/generated/graphql.ts';
import { personalQuery } from '../../platform/queries/document-query.ts';

export type ContactStart = ContactFormQuery['contactForm'];

/** What the form starts with; `order` is the number in the URL. */
export const contactFormQuery = (order: string | undefined) =>
  personalQuery('ContactForm', ContactFormDocument, order === undefined ? {} : { order });

/** The receipt of what this browser sent last. */
export const contactReceiptQuery = () => personalQuery('ContactReceipt', ContactReceiptDocument, {});
