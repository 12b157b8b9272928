import { GraphQLError, Kind } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from 'graphql';

/** Limits for depth, width and cost of a document: twice those of the client's largest one. */
export const DOCUMENT_LIMITS = { depth: 14, aliases: 40, rootFields: 12, fields: 1_500 } as const;

/** Longest document that is parsed at all: the parser recurses as deep as the text is nested. */
export const MAX_TOKENS = 2_000;

interface Extent {
  readonly depth: number;
  /** Fields side by side, in whatever fragments. */
  readonly width: number;
  readonly aliases: number;
  readonly fields: number;
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const NOTHING: Extent = { depth: 0, width: 0, aliases: 0, fields: 0 };

const beside = (a: Extent, b: Extent): Extent => ({
  depth: Math.max(a.depth, b.depth),
  width: a.width + b.width,
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

/** A fragment counts wherever it is spread; another rule refuses circular ones. */
const measure = (fragments: Fragments): ((set: SelectionSetNode | undefined) => Extent) => {
  const known = new Map<string, Extent>();
  const ofFragment = (name: string): Extent => {
    const measured = known.get(name);
    if (measured !== undefined) return measured;
    known.set(name, NOTHING);
    const extent = of(fragments.get(name)?.selectionSet);
    known.set(name, extent);
    return extent;
  };
  const of = (set: SelectionSetNode | undefined): Extent =>
    (set?.selections ?? []).reduce((sum, part) => {
      switch (part.kind) {
        case Kind.FRAGMENT_SPREAD:
          return beside(sum, ofFragment(part.name.value));
        case Kind.INLINE_FRAGMENT:
          return beside(sum, of(part.selectionSet));
        case Kind.FIELD: {
          const inner = of(part.selectionSet);
          return beside(sum, {
            depth: inner.depth + 1,
            width: 1,
            aliases: inner.aliases + (part.alias === undefined ? 0 : 1),
            fields: inner.fields + 1,
          });
        }
      }
    }, NOTHING);
  return of;
};

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((part) => (part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [])),
  );

const excessOf = (extent: Extent): string | undefined => {
  if (extent.depth > DOCUMENT_LIMITS.depth)
    return `is nested ${extent.depth} deep; the limit is ${DOCUMENT_LIMITS.depth}`;
  if (extent.aliases > DOCUMENT_LIMITS.aliases)
    return `has ${extent.aliases} aliases; the limit is ${DOCUMENT_LIMITS.aliases}`;
  if (extent.width > DOCUMENT_LIMITS.rootFields)
    return `has ${extent.width} root fields; the limit is ${DOCUMENT_LIMITS.rootFields}`;
  return extent.fields > DOCUMENT_LIMITS.fields
    ? `has ${extent.fields} fields; the limit is ${DOCUMENT_LIMITS.fields}`
    : undefined;
};

/** Refuses documents that would cost more than any page of the shop needs. */
export const documentLimits: ValidationRule = (context: ValidationContext) => {
  const extentOf = measure(fragmentsOf(context.getDocument()));
  return {
    OperationDefinition: (operation) => {
      const excess = excessOf(extentOf(operation.selectionSet));
      if (excess !== undefined)
        context.reportError(new GraphQLError(`The document ${excess}.`, { nodes: [operation] }));
    },
  };
};
