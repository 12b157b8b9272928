import type { FastifyInstance } from 'fastify';
import { isPagePath } from './path-families.ts';

/** The methods that a path accepts. */
export interface AllowedMethods {
  methodsOf(url: string): readonly string[];
}

interface Row {
  readonly pattern: RegExp;
  readonly isAnyPage: boolean;
  readonly methods: readonly string[];
}

const ANY_PAGE = '/*';

const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

const patternOf = (route: string): RegExp =>
  new RegExp(
    `^${withoutSlash(route)
      .replaceAll(/[.$+?()[\]{}|^]/gu, String.raw`\$&`)
      .replaceAll(/:\w+/gu, '[^/]+')
      .replaceAll('*', '.*')}$`,
    'u',
  );

/** Records every route that is added from now on. */
export const allowedMethods = (fastify: FastifyInstance): AllowedMethods => {
  const rows: Row[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    rows.push({ pattern: patternOf(url), isAnyPage: url === ANY_PAGE, methods: [method].flat() });
  });
  return {
    methodsOf: (url) => {
      const path = withoutSlash(url.split('?')[0] ?? '/');
      const matching = rows.filter(({ pattern, isAnyPage }) => (isAnyPage ? isPagePath(url) : pattern.test(path)));
      return [...new Set(matching.flatMap(({ methods }) => methods))].sort();
    },
  };
};
