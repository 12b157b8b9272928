/** How long shared caches keep a public page or answer, and for how long they may send it while they ask for a new one. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
