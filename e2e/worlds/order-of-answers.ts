import type { Page, Request } from '@playwright/test';

const GRAPHQL = '**/graphql';

const operationOf = (request: Request): unknown => {
  const body: unknown = request.method() === 'POST' ? request.postDataJSON() : undefined;
  return typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
};

/** Counts the shop's answers to one operation, from now on. */
export interface Answers {
  /** How many have arrived. */
  count(): number;
}

export const answersTo = (page: Page, operation: string): Answers => {
  let come = 0;
  page.on('response', (response) => {
    if (operationOf(response.request()) === operation) come += 1;
  });
  return { count: () => come };
};

/** Holds the answers to this operation back from the page, from now on, until they are let through. */
export const holdAnswers = async (page: Page, operation: string): Promise<Answers & { letThrough(): void }> => {
  let come = 0;
  const letThrough = Promise.withResolvers<undefined>();
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request()) !== operation) return route.fallback();
    const response = await route.fetch();
    come += 1;
    await letThrough.promise;
    return route.fulfill({ response });
  });
  return { count: () => come, letThrough: () => letThrough.resolve(undefined) };
};

/** A network that loses every request. */
export interface LostNetwork {
  /** How many requests of that operation were lost so far. */
  lost(operation: string): number;
  comesBack(): Promise<void>;
}

/** From now on no GraphQL request reaches the shop. */
export const loseNetwork = async (page: Page): Promise<LostNetwork> => {
  const lost: unknown[] = [];
  await page.route(GRAPHQL, (route) => {
    lost.push(operationOf(route.request()));
    return route.abort('connectionreset');
  });
  return { lost: (operation) => lost.filter((name) => name === operation).length, comesBack: () => page.unroute(GRAPHQL) };
};

/** The shop's next answer from this address is lost on the way. */
export const loseOneAnswer = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
