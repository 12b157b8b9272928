import { renderPage } from '../app/entry-server.tsx';
import documents from '../platform/generated/persisted-documents.json' with { type: 'json' };

/** The client from source, for a gateway without a built client. */
export const sourceClient = { renderPage, documents };
