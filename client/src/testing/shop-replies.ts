import type { ExecuteDocument } from '@shop/domain/pages/page-contract';
import persisted from '../platform/generated/persisted-documents.json' with { type: 'json' };

/** Replies by operation name. Other operations get an error. */
export type ShopReplies = Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => unknown>>;

const documents: Readonly<Record<string, string | undefined>> = persisted;

/** Name of the operation that a document of this hash runs. */
export const operationOf = (documentId: string): string =>
  /(?:query|mutation) (\w+)/u.exec(documents[documentId] ?? '')?.[1] ?? documentId;

/** Executes documents with scripted replies, in place of the gateway. */
export const scriptedShop =
  (replies: ShopReplies): ExecuteDocument =>
  async (documentId, variables) => {
    const operation = operationOf(documentId);
    const reply = replies[operation];
    return reply === undefined ? { errors: [{ message: `${operation} is not scripted` }] } : { data: reply(variables) };
  };

export const EMPTY_SHELL: ShopReplies = {
  ReturnsSwitch: () => ({ areReturnsOpen: true }),
  TopNavigation: () => ({
    navigation: [{ __typename: 'CategoryNode', id: '10', name: 'Schreiben', path: '/cat/10/' }],
  }),
  Footer: () => ({
    footer: {
      usps: [],
      blocks: [
        {
          headline: 'Service',
          type: 'links',
          contentHtml: null,
          links: [{ label: 'Beratung', url: '/beratung/', external: false }],
        },
      ],
    },
  }),
};
