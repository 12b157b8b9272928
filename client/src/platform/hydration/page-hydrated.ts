import { useEffect } from 'react';

const hydrated = Promise.withResolvers<undefined>();

/**
 * Settles once the first page's content is hydrated. The router puts it into a `<Suspense>`, which React hydrates later than
 * what is around it; data that change in between make the markup differ from the server's.
 */
export const pageHydrated: Promise<unknown> = hydrated.promise;

/** Tells that the layout that uses it is hydrated. */
export const usePageHydrated = (): void => useEffect(() => hydrated.resolve(undefined), []);
