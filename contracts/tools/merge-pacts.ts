/** A pact file, as far as merging looks into it. */
export interface PactFile {
  readonly interactions: readonly { readonly description: string }[];
}

/** Two interactions of one name: in one file, the later would take the place of the earlier one without a word. */
export class SameDescription extends Error {
  override readonly name = 'SameDescription';
}

/** One pact of many, its interactions in the order of their descriptions, whoever wrote first. */
export const mergePacts = <File extends PactFile>([first, ...others]: readonly [File, ...File[]]): File => {
  const interactions = [first, ...others]
    .flatMap((file) => file.interactions)
    .toSorted((a, b) => (a.description < b.description ? -1 : 1));
  const twice = interactions.find(({ description }, at) => interactions[at + 1]?.description === description);
  if (twice !== undefined) throw new SameDescription(twice.description);
  return { ...first, interactions };
};
