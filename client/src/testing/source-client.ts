import { renderPage } from '../app/entry-server.tsx';
import documents from '../platform/generated/persisted-documents.json' with { type: 'json' };

/** The client from its sources, for a gateway that serves it without a build. */
export const sourceClient = { renderPage, documents };
