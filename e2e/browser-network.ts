import type { Page, Request } from '@playwright/test';

const GRAPHQL = '**/graphql';

const operationOf = (request: Request): unknown => {
  const body: unknown =
    request.method() === 'POST' && new URL(request.url()).pathname === '/graphql' ? request.postDataJSON() : undefined;
  return typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
};

/** Counts the shop's responses to one operation. */
export interface ResponseCount {
  /** How many have arrived. */
  count(): number;
}

/** Counts the responses to requests that are sent from now on. A response to an earlier request says nothing about what has happened since. */
export const countResponses = (page: Page, operation: string): ResponseCount => {
  const since = Date.now();
  let received = 0;
  page.on('response', (response) => {
    const request = response.request();
    if (operationOf(request) === operation && request.timing().startTime >= since) received += 1;
  });
  return { count: () => received };
};

/** Counts requests. */
export interface RequestCount {
  /** How many were sent. */
  count(): number;
}

/** Counts what is posted from now on to one of these paths or with one of these operations. */
export const countPosts = (page: Page, targets: readonly string[]): RequestCount => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (targets.includes(new URL(request.url()).pathname) || targets.includes(String(operationOf(request)))) sent += 1;
  });
  return { count: () => sent };
};

/** Holds back responses to this operation from now on until they are released. */
export const holdResponses = async (page: Page, operation: string): Promise<ResponseCount & { release(): void }> => {
  let received = 0;
  const release = Promise.withResolvers<undefined>();
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    received += 1;
    await release.promise;
    return route.fulfill({ response });
  });
  return { count: () => received, release: () => release.resolve(undefined) };
};

/** A network that drops every request. */
export interface DroppedRequests {
  /** How many requests for this operation have been dropped so far. */
  dropped(operation: string): number;
  restore(): Promise<void>;
}

/** Drops every GraphQL request from now on. */
export const dropRequests = async (page: Page): Promise<DroppedRequests> => {
  const dropped: unknown[] = [];
  await page.route(GRAPHQL, (route) => {
    dropped.push(operationOf(route.request()));
    return route.abort('connectionreset');
  });
  return {
    dropped: (operation) => dropped.filter((name) => name === operation).length,
    restore: () => page.unroute(GRAPHQL),
  };
};

/** Loses the shop's next response from this URL. */
export const dropOneResponse = async (page: Page, url: string): Promise<void> => {
  let isDropped = false;
  // The route stays: a request that is paused while Playwright stops intercepting never gets a response.
  await page.route(url, async (route) => {
    if (isDropped) return route.fallback();
    isDropped = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
};
