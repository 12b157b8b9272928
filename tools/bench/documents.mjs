import { readFileSync } from 'node:fs';

import { inRoot } from '../steps/root.mjs';

/** @type {Readonly<Record<string, string>>} */
const documents = JSON.parse(readFileSync(inRoot('client', 'dist', 'persisted-documents.json'), 'utf8'));

/** The build has no such operation. */
class NoSuchDocument extends Error {
  name = 'NoSuchDocument';
}

/** The hash under which the gateway knows an operation. @param {string} operation */
export const documentId = (operation) => {
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`(?:query|mutation) ${operation}\\b`, 'u').test(text),
  );
  if (found === undefined) throw new NoSuchDocument(operation);
  return found[0];
};

/** The text behind a hash. @param {string} id */
export const documentText = (id) => documents[id] ?? '';
