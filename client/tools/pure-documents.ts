import type { Plugin } from 'vite';

const GENERATED = /\/platform\/generated\/graphql\.ts$/u;

/** Fragments are built by a constructor, which a bundler must not drop by itself; told that it does nothing else, it leaves out what no page asks for. */
export const pureDocuments = (): Plugin => ({
  name: 'pure-documents',
  apply: 'build',
  transform: {
    filter: { id: GENERATED },
    handler: (code) => ({ code: code.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString('), map: null }),
  },
});
