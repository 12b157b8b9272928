import type { ManifestEntry } from './manifest.ts';
import type { OperationDocument } from '../check/read-operations.mjs';

const HEAD =
  '/* Generated from contracts/operations. To change it, change the documents and run `npm run generate`. */';

/** `cart_update` is the constant `cartUpdate`. */
export const constantOf = (name: string): string => {
  const joined = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${joined.charAt(0).toLowerCase()}${joined.slice(1)}`;
};

const typeOf = (name: string): string => {
  const constant = constantOf(name);
  return `${constant.charAt(0).toUpperCase()}${constant.slice(1)}`;
};

const typesOf = ({ name, kind }: ManifestEntry): { readonly data: string; readonly variables: string } => {
  const data = `${typeOf(name)}${kind === 'query' ? 'Query' : 'Mutation'}`;
  return { data, variables: `${data}Variables` };
};

const constant = (entry: ManifestEntry, text: string): string => {
  const { data, variables } = typesOf(entry);
  return `export const ${constantOf(entry.name)}: Operation<${data}, ${variables}> = {
  name: '${entry.name}',
  kind: '${entry.kind}',
  text: ${JSON.stringify(text)},
  sha256: '${entry.sha256}',
  retryClass: '${entry.retryClass}',
  audience: '${entry.audience}',
  batchable: ${entry.batchable},
};
`;
};

/** The gateway's module of all operations, with the types of their data and variables. */
export const operationsModule = (
  entries: readonly ManifestEntry[],
  documents: readonly OperationDocument[],
): string => {
  const textOf = new Map(documents.map(({ name, text }) => [name, text]));
  const imported = entries.flatMap((entry) => Object.values(typesOf(entry))).sort();
  return `${HEAD}
import type { Operation } from '../client/operation.ts';
import type {
${imported.map((name) => `  ${name},`).join('\n')}
} from './operation-types.ts';

${entries.map((entry) => constant(entry, textOf.get(entry.name) ?? '')).join('\n')}
export type OperationName =
${entries.map(({ name }) => `  | '${name}'`).join('\n')};
`;
};

const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`);

/** The schema as a module, for those who cannot read this package. */
export const sdlModule = (sdl: string): string => `/* Generated from contracts/schema/upstream.graphql. */
export const UPSTREAM_SDL = \`
${inTemplate(sdl)}\`;
`;

/** The documents as a module for a fake upstream, which must execute exactly these, and knows which of them may be repeated. */
export const documentsModule = (entries: readonly ManifestEntry[], documents: readonly OperationDocument[]): string => {
  const textOf = new Map(documents.map(({ name, text }) => [name, text]));
  const lines = entries.map(
    ({ name, retryClass, errors }) =>
      `  ${name}: { retryClass: '${retryClass}', text: ${JSON.stringify(textOf.get(name) ?? '')}, errors: ${JSON.stringify(errors)} },`,
  );
  return `/* Generated from contracts/operations. */
export const UPSTREAM_DOCUMENTS = {
${lines.join('\n')}
} as const;
`;
};
