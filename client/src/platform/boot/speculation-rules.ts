/** What is not prefetched: sorted and filtered listings are not cached. */
const WITH_QUERY = String.raw`/*\?(.+)`;

/**
 * Lets the browser prefetch the document of a link that a visitor is about to follow, for as long as the application, which
 * prefetches data instead, has not started. Only pages that are the same for everybody: nothing personal, nothing that counts.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: ['/', '/cat/*', '/prod/*'] }, { not: { href_matches: WITH_QUERY } }] },
      eagerness: 'moderate',
    },
  ],
});
