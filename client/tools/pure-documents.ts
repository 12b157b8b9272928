import type { Plugin } from 'vite';

const GENERATED = /\/platform\/generated\/graphql\.ts$/u;

/** Fragments are built by a constructor, which a bundler keeps in case it has side effects. Marked as pure, unused ones are dropped. */
export const pureDocuments = (): Plugin => ({
  name: 'pure-documents',
  apply: 'build',
  transform: {
    filter: { id: GENERATED },
    handler: (code) => ({ code: code.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString('), map: null }),
  },
});
