import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';

/** The fields that are selected of a type at one place, fragments included. */
export type SelectedFields = (type: GraphQLNamedType) => readonly FieldNode[];

/** What an operation selects. */
export interface Selection {
  readonly kind: string;
  readonly fields: SelectedFields;
  readonly fragments: {
    within(field: FieldNode): SelectedFields;
    /** The types that a selection names. */
    membersOf(field: FieldNode): readonly string[];
  };
}

/** The text has no operation. */
export class NoOperation extends Error {
  override readonly name = 'NoOperation';
}

export const selectedFields = (text: string): Selection => {
  const { definitions } = parse(text, { noLocation: true });
  const known = new Map(
    definitions.flatMap((node): readonly (readonly [string, FragmentDefinitionNode])[] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  );
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) throw new NoOperation(text);

  const fieldsIn =
    ({ selections }: SelectionSetNode): SelectedFields =>
    (type) =>
      selections.flatMap((node) => {
        if (node.kind === Kind.FIELD) return [node];
        const fragment = node.kind === Kind.FRAGMENT_SPREAD ? known.get(node.name.value) : node;
        const applies = fragment?.typeCondition === undefined || fragment.typeCondition.name.value === type.name;
        return fragment !== undefined && applies ? fieldsIn(fragment.selectionSet)(type) : [];
      });

  const selectionOf = ({ name, selectionSet }: FieldNode): SelectionSetNode => {
    if (selectionSet === undefined) throw new NoOperation(`Nothing is selected of ${name.value}`);
    return selectionSet;
  };
  const flat = ({ selections }: SelectionSetNode): readonly string[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.INLINE_FRAGMENT)
        return node.typeCondition === undefined ? [] : [node.typeCondition.name.value];
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? known.get(node.name.value) : undefined;
      return fragment === undefined ? [] : flat(fragment.selectionSet);
    });
  return {
    kind: operation.operation,
    fields: fieldsIn(operation.selectionSet),
    fragments: { within: (field) => fieldsIn(selectionOf(field)), membersOf: (field) => flat(selectionOf(field)) },
  };
};
