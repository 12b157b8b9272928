import type { Rolldown } from 'vite';

const ENTRY = /app\/entry-client\.tsx$/u;
const DEFAULT_LAYOUT = /routes\/_default\.tsx\?tsr-split=component$/u;
/** The routes that most visitors begin with, and their layout. */
const PUBLIC_ROUTES = /routes\/_default(?:\.(?:index|\$|cat\.\$id|search))?\.tsx\?tsr-split=component$/u;
const PRODUCT_ROUTE = /routes\/_default\.prod\.\$id\.tsx\?tsr-split=component$/u;
const CHECKOUT_ROUTES = /routes\/_checkout/u;
const ANY = /./u;

const OWN = /(?:client|domain)\/src\/(?!locales|routes)/u;

/** The modules that are loaded for their own sake and bring this one with them, directly or not. */
const rootsOf = (id: string, modules: Rolldown.ChunkingContext): readonly string[] => {
  const seen = new Set<string>();
  const rootsAbove = (module: string): readonly string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    const importers = modules.getModuleInfo(module)?.importers ?? [];
    return importers.length === 0 ? [module] : importers.flatMap(rootsAbove);
  };
  return rootsAbove(id);
};

interface Chunk {
  readonly name: string;
  /** Whether a module belongs to it. `count` tells how many of the module's roots are among these routes. */
  readonly holds: (count: (routes: RegExp) => number) => boolean;
}

/** The first chunk that holds a module gets it. */
const CHUNKS: readonly Chunk[] = [
  { name: 'start', holds: (count) => count(ENTRY) > 0 || (count(DEFAULT_LAYOUT) > 0 && count(ANY) > 1) },
  { name: 'public', holds: (count) => count(PUBLIC_ROUTES) > 0 && count(ANY) > 1 && count(PUBLIC_ROUTES) + count(PRODUCT_ROUTE) === count(ANY) },
  { name: 'product', holds: (count) => count(PRODUCT_ROUTE) > 0 && count(PRODUCT_ROUTE) === count(ANY) },
  { name: 'article', holds: (count) => count(PRODUCT_ROUTE) > 0 && count(CHECKOUT_ROUTES) === 0 && count(PUBLIC_ROUTES) === 0 },
];

/**
 * The files of the first pages. A page starts the sooner the fewer files it has: a phone spends more time on fetching a small
 * file than on its content (docs/decisions/0144). They come before groups of this priority.
 */
export const firstPages = (priority: number): Rolldown.CodeSplittingGroup[] =>
  CHUNKS.map(({ name, holds }, index) => ({
    debugName: name,
    priority: priority + CHUNKS.length - index,
    // What the others need of modules that are elsewhere stays there: other pages would load the whole chunk for it.
    includeDependenciesRecursively: name === 'start',
    test: OWN,
    name: (id, modules) => {
      const roots = rootsOf(id, modules);
      return holds((routes) => roots.filter((root) => routes.test(root)).length) ? name : null;
    },
  }));
