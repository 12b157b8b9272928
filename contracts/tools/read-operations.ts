import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, stripIgnoredCharacters, visit } from 'graphql';

/** An operation document with the fragments that it needs. */
export interface OperationDocument {
  readonly name: string;
  readonly operation: OperationDefinitionNode;
  readonly document: DocumentNode;
  /** Printed, without ignored characters: the same for every way of writing the document. */
  readonly text: string;
  /** Of the text, hexadecimal. */
  readonly sha256: string;
}

/** A document that cannot become an operation of the contract. */
export class UnusableDocument extends Error {
  override readonly name = 'UnusableDocument';
}

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

const namesSpreadIn = (node: OperationDefinitionNode | FragmentDefinitionNode): readonly string[] => {
  const names: string[] = [];
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

const byName = (a: FragmentDefinitionNode, b: FragmentDefinitionNode): number => (a.name.value < b.name.value ? -1 : 1);

/** The fragments that an operation needs, directly or through another, by name. */
const fragmentsFor = (
  operation: OperationDefinitionNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly FragmentDefinitionNode[] => {
  const needed = new Set<FragmentDefinitionNode>();
  const take = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    for (const name of namesSpreadIn(node)) {
      const fragment = known.get(name);
      if (fragment === undefined) throw new UnusableDocument(`${node.name?.value ?? ''} spreads the unknown fragment ${name}`);
      if (needed.has(fragment)) continue;
      needed.add(fragment);
      take(fragment);
    }
  };
  take(operation);
  return [...needed].sort(byName);
};

const definitionsIn = (folder: string): readonly { readonly file: string; readonly document: DocumentNode }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({ file, document: parse(readFileSync(path.join(folder, file), 'utf8'), { noLocation: true }) }));

const operationIn = (file: string, document: DocumentNode): OperationDefinitionNode => {
  const [only, ...others] = document.definitions;
  if (only?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) throw new UnusableDocument(`${file} holds more or less than one operation`);
  if (`${only.name?.value}.graphql` !== file) throw new UnusableDocument(`${file} is not named as its operation`);
  return only;
};

/** Reads a folder of operations, one a file, with shared fragments in its folder `fragments`. */
export const readOperations = (folder: string): readonly OperationDocument[] => {
  const fragments = definitionsIn(path.join(folder, 'fragments')).flatMap(({ document }) =>
    document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION),
  );
  const known = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return definitionsIn(folder).map(({ file, document: written }) => {
    const operation = operationIn(file, written);
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsFor(operation, known)] };
    const text = stripIgnoredCharacters(print(document));
    return { name: operation.name?.value ?? '', operation, document, text, sha256: sha256Of(text) };
  });
};
