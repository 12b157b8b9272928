/** How an open page reaches the gateway. */
export type Fetch = (target: string | URL | Request, init?: RequestInit) => Promise<Response>;

const FAILED = 'Failed to fetch';

const open = new Set<AbortController>();

/** The network of a page until its test ends: as in a closed tab, nothing is sent after that, and what was sent before is not answered. */
export const networkOfPage = (fetch: Fetch): Fetch => {
  const page = new AbortController();
  open.add(page);
  return (target, init) =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new TypeError(FAILED));
      if (page.signal.aborted) return fail();
      page.signal.addEventListener('abort', fail);
      fetch(target, init).then(resolve, reject);
    });
};

/** Closes the network of every page that is open. */
export const closeNetworks = (): void => {
  for (const page of open) page.abort();
  open.clear();
};

/** The network when no page is open. */
export const noNetwork: Fetch = () => Promise.reject(new TypeError(FAILED));
