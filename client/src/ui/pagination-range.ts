/** Page numbers that a pagination shows: first, last, current and its neighbours; `undefined` stands for a gap. */
export const paginationRange = (current: number, total: number): readonly (number | undefined)[] => {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const before = shown[at - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
};
