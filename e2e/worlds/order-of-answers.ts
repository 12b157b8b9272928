import type { Page, Route } from '@playwright/test';

const GRAPHQL = '**/graphql';

const operationOf = (route: Route): unknown => {
  const body: unknown = route.request().postDataJSON();
  return typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
};

/** Answers to one operation that wait. */
export interface HeldAnswers {
  /** Resolves once one has come. */
  readonly come: Promise<void>;
  letThrough(): void;
}

/** From now on answers of the shop to this operation wait until they are let through. */
export const holdAnswers = async (page: Page, operation: string): Promise<HeldAnswers> => {
  const come = Promise.withResolvers<void>();
  const letThrough = Promise.withResolvers<void>();
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route) !== operation) return route.fallback();
    const response = await route.fetch();
    come.resolve();
    await letThrough.promise;
    return route.fulfill({ response });
  });
  return { come: come.promise, letThrough: () => letThrough.resolve() };
};

/** A network on which nothing arrives. */
export interface LostNetwork {
  /** How many questions of that name were lost so far. */
  lost(operation: string): number;
  comesBack(): Promise<void>;
}

/** From now on no question reaches the shop, and no answer the page. */
export const loseNetwork = async (page: Page): Promise<LostNetwork> => {
  const lost: unknown[] = [];
  await page.route(GRAPHQL, (route) => {
    lost.push(operationOf(route));
    return route.abort('connectionreset');
  });
  return { lost: (operation) => lost.filter((name) => name === operation).length, comesBack: () => page.unroute(GRAPHQL) };
};
