interface Line {
  readonly itemId: string;
  readonly quantity: number;
}

/** Each item once, as in its first line, with the pieces of all its lines. */
export const mergeLines = <Merged extends Line>(lines: readonly Merged[]): readonly Merged[] =>
  [...Map.groupBy(lines, ({ itemId }) => itemId).values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((line) => ({ ...line, quantity: same.reduce((pieces, { quantity }) => pieces + quantity, 0) })),
  );
