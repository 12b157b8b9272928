import type { ContentNames, Ids } from '../shared/ids.port.ts';

/** Ids that count up, from `id-1`. The name of a content is the content. */
export const countingIds = (): Ids & ContentNames => {
  let drawn = 0;
  return { next: () => `id-${(drawn += 1)}`, nameOf: (content) => content };
};
