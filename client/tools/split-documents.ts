import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

const OWN_MODULE = /\/client\/src\/.*\.tsx?$/u;
/** An import of values, not of types, from the generated documents. */
const IMPORT =
  /import\s*\{(?<names>[^}]*)\}\s*from\s*(?<quote>["'])(?<file>[^"']*\/platform\/generated\/graphql\.ts)\k<quote>/gu;
const SPLIT = /\/platform\/generated\/graphql\.ts\?document=(?<name>\w+)$/u;

/** Imports each document from a module of its own. */
export const withSplitImports = (code: string): string =>
  code.replaceAll(IMPORT, (...match) => {
    const { names = '', file = '' } = match.at(-1) as Record<string, string>;
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from "${file}?document=${name.split(/\s/u)[0]}"`)
      .join(';');
  });

/** The module of one document: what the generated file says of it. */
export const documentIn = (generated: string, name: string): string => {
  const value = new RegExp(String.raw`^export const ${name} = (\{"__meta__":\{"hash":"\w+"\}\})`, 'mu').exec(
    generated,
  )?.[1];
  if (value === undefined)
    throw new Error(`${name} is no document with a hash, and nothing else of the generated file is a value.`);
  return `export const ${name} = ${value};`;
};

/** Puts each document's hash into the chunk of the pages that send it: hashes do not compress, and the generated file has all of them. */
export const splitDocuments = (): Plugin => ({
  name: 'split-documents',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: OWN_MODULE },
    handler: (code) =>
      code.includes('/generated/graphql.ts') ? { code: withSplitImports(code), map: null } : undefined,
  },
  load: {
    filter: { id: SPLIT },
    handler: async (id) => ({
      code: documentIn(await readFile(id.split('?')[0] ?? id, 'utf8'), SPLIT.exec(id)?.groups?.['name'] ?? ''),
      moduleType: 'js',
    }),
  },
});
