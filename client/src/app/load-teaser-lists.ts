/** Fetched after the page, and only if it has a list of editors. */
export const loadTeaserLists = async () => (await import('./teaser-list-scripts.ts')).startTeaserLists;
