/** Longest title that includes the parent, in characters (PAGE-16). */
export const CATEGORY_TITLE_MAX_LENGTH = 50;

/** "current / parent"; the current category alone if that is too long or there is no parent. */
export const categoryTitle = (current: string, parent?: string): string => {
  if (parent === undefined) return current;
  const both = `${current} / ${parent}`;
  return [...both].length > CATEGORY_TITLE_MAX_LENGTH ? current : both;
};
