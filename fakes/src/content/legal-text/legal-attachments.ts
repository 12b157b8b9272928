import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { MailAttachment } from '../../worlds/mail.ts';
import type { View } from '../../worlds/transaction.ts';
import { publicDocumentPath } from '../../documents/document-path.ts';
import { LEGAL_TEXT_NAMES, legalText, legalTextFile } from './legal-text.ts';

/** The terms, and the notice of the right of withdrawal with its form where there is one, for the mail about a contract (§ 312f BGB). */
export const legalAttachments = (
  { worldId }: Pick<View, 'worldId'>,
  storefront: Storefront,
): readonly (MailAttachment & { readonly title: string })[] =>
  LEGAL_TEXT_NAMES.flatMap((name) => {
    const text = legalText(name, storefront);
    if (text === undefined) return [];
    return [
      {
        title: text.title,
        name: `${text.title}.pdf`,
        type: 'application/pdf',
        url: publicDocumentPath(worldId, 'legal-text', legalTextFile(name, storefront)),
      },
    ];
  });
