import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';

/** @import { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql' */

/**
 * An operation with the fragments that it needs. `text` is printed without ignored characters, so that it is the same
 * for every way of writing the document; `sha256` is that text's, hexadecimal.
 * @typedef {{
 *   readonly name: string,
 *   readonly operation: OperationDefinitionNode,
 *   readonly document: DocumentNode,
 *   readonly text: string,
 *   readonly sha256: string,
 * }} OperationDocument
 */

/** A document that cannot become an operation of the contract. */
export class UnusableDocument extends Error {
  /** @override */
  name = 'UnusableDocument';
}

/** @param {string | Uint8Array} content */
export const sha256Of = (content) => createHash('sha256').update(content).digest('hex');

/** @param {OperationDefinitionNode | FragmentDefinitionNode} node */
const namesSpreadIn = (node) => {
  /** @type {string[]} */
  const names = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/**
 * The fragments that an operation needs, directly or through another, by name.
 * @param {OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, FragmentDefinitionNode>} known
 */
const fragmentsFor = (operation, known) => {
  /** @type {Set<FragmentDefinitionNode>} */
  const needed = new Set();
  /** @param {OperationDefinitionNode | FragmentDefinitionNode} node */
  const take = (node) => {
    for (const name of namesSpreadIn(node)) {
      const fragment = known.get(name);
      if (fragment === undefined)
        throw new UnusableDocument(`${node.name?.value ?? ''} spreads the unknown fragment ${name}`);
      if (needed.has(fragment)) continue;
      needed.add(fragment);
      take(fragment);
    }
  };
  take(operation);
  return [...needed].sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
};

/** @param {string} folder */
const documentsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({ file, document: parse(readFileSync(path.join(folder, file), 'utf8'), { noLocation: true }) }));

/**
 * @param {string} file
 * @param {DocumentNode} document
 */
const operationIn = (file, document) => {
  const [only, ...others] = document.definitions;
  if (only?.kind !== Kind.OPERATION_DEFINITION || others.length > 0)
    throw new UnusableDocument(`${file} must contain exactly one operation`);
  if (`${only.name?.value}.graphql` !== file) throw new UnusableDocument(`${file} must have the name of its operation`);
  return only;
};

/**
 * @param {OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, FragmentDefinitionNode>} known
 * @returns {OperationDocument}
 */
export const operationDocument = (operation, known) => {
  /** @type {DocumentNode} */
  const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsFor(operation, known)] };
  const text = stripIgnoredCharacters(print(document));
  return { name: operation.name?.value ?? '', operation, document, text, sha256: sha256Of(text) };
};

/**
 * Reads a folder of operations, one a file, with shared fragments in its folder `fragments`.
 * @param {string} folder
 */
export const readOperations = (folder) => {
  const fragments = documentsIn(path.join(folder, 'fragments')).flatMap(({ document }) =>
    document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION),
  );
  const known = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return documentsIn(folder).map(({ file, document }) => operationDocument(operationIn(file, document), known));
};
