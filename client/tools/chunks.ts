import type { Rolldown } from 'vite';

const ENTRY = /app\/entry-client\.tsx$/u;
const DEFAULT_LAYOUT = /routes\/_default\.tsx\?tsr-split=component$/u;
/** The routes that most visitors begin with. */
const PUBLIC_ROUTES = /routes\/_default\.(?:index|\$|cat\.\$id|search)\.tsx\?tsr-split=component$/u;
const PRODUCT_ROUTE = /routes\/_default\.prod\.\$id\.tsx\?tsr-split=component$/u;
const LOGIN_ROUTE = /routes\/_default\.login\.tsx\?tsr-split=component$/u;
const BASKET_ROUTE = /routes\/_default\.checkout\.basket\.tsx\?tsr-split=component$/u;
const CHECKOUT_ROUTES = /routes\/_checkout/u;
const SHIPPING_ROUTE = /routes\/_checkout\.checkout\.shipping\.tsx\?tsr-split=component$/u;
const ROUTES = /routes\/[^/]*\.tsx\?tsr-split=component$/u;
const OTHER_LAYOUTS = /routes\/_(?!default)/u;
const ANY = /./u;

/** Modules that at least this many pages load share one file: small files compress badly. */
export const PAGES_THAT_SHARE = 13;

/** Only pages with a form load its parts, however many these are. What the cart's buttons need of a form is not among them. */
export const FORMS = new RegExp(
  `(?:${[
    String.raw`client\/src\/ui\/(?:form|form-fields|text-field|text-area|password-field|email-field|file-field|radio-group|checkbox|error-summary|character-count|progress-steps)`,
    String.raw`client\/src\/platform\/forms\/(?!input-before-hydration|use-after-pointer-up|form-values|form-draft|field-errors|use-field-error-text)[\w-]+`,
    String.raw`domain\/src\/[\w/-]*(?:form-rules|field-limits|upload-rules|email-suggestions)`,
  ].join('|')})\\.tsx?$`,
);

/** What the fields share with pages that have no form. */
const BASICS =
  /client\/src\/(?:ui\/(?:button|icon|notice|visually-hidden|link-button|card)|platform\/(?:failures\/failure-notice|focus\/focus-page|hydration\/[\w-]+|texts\/[\w-]+|toasts\/[\w-]+|pages\/page-context))\.tsx?$/;

const OWN = /(?:client|domain)\/src\/(?!locales)/u;

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

/** How many of a module's roots are among these routes. */
type Count = (routes: RegExp) => number;

interface Chunk {
  readonly name: string;
  /** Whether a module belongs to it. */
  readonly holds: (count: Count, id: string) => boolean;
}

const isOfFirstPages = (count: Count): boolean =>
  count(DEFAULT_LAYOUT) + count(PUBLIC_ROUTES) + count(PRODUCT_ROUTE) > 0;

/** All that nearly every page needs. One file more takes a phone longer to start than what few pages need of it. */
const isOfStart = (count: Count, id: string): boolean =>
  count(ENTRY) > 0 ||
  (count(DEFAULT_LAYOUT) > 0 && count(ANY) > 1) ||
  BASICS.test(id) ||
  (count(ANY) >= PAGES_THAT_SHARE && !FORMS.test(id));

/** The pages that most visitors begin with bring all they have besides the layout along with it. */
const isOfDefaultLayout = (count: Count): boolean =>
  count(DEFAULT_LAYOUT) > 0 ||
  (count(PUBLIC_ROUTES) > 0 && (count(OTHER_LAYOUTS) === 0 || count(PUBLIC_ROUTES) === count(ROUTES)));

/** Shared by steps of the checkout, but neither with a page that most visitors begin with, nor with the login page, nor with most of the others. */
const isOfCheckout = (count: Count): boolean =>
  count(CHECKOUT_ROUTES) > 0 && count(ANY) < PAGES_THAT_SHARE && !isOfFirstPages(count) && count(LOGIN_ROUTE) === 0;

/** The first chunk that holds a module gets it. One step of the checkout follows another: what three of them share may be loaded with the first. */
const CHUNKS: readonly Chunk[] = [
  { name: 'start', holds: isOfStart },
  { name: 'default-layout', holds: isOfDefaultLayout },
  { name: 'product', holds: (count) => count(PRODUCT_ROUTE) > 0 && count(PRODUCT_ROUTE) === count(ANY) },
  { name: 'basket', holds: (count) => count(BASKET_ROUTE) > 0 && count(BASKET_ROUTE) === count(ROUTES) },
  { name: 'order', holds: (count) => isOfCheckout(count) && count(CHECKOUT_ROUTES) > 2 && count(BASKET_ROUTE) > 0 },
  { name: 'checkout', holds: (count) => isOfCheckout(count) && count(CHECKOUT_ROUTES) > 2 },
  {
    name: 'address',
    holds: (count) => isOfCheckout(count) && count(SHIPPING_ROUTE) > 0 && count(ANY) > 1 && count(BASKET_ROUTE) === 0,
  },
  {
    name: 'article',
    holds: (count) => count(PRODUCT_ROUTE) > 0 && count(CHECKOUT_ROUTES) === 0 && count(PUBLIC_ROUTES) === 0,
  },
];

/**
 * The files of the first pages and of the checkout. A page starts the sooner the fewer files it has: a phone spends more time on
 * fetching a small file than on its content (docs/decisions/0144). Their priorities begin above the given one.
 */
export const filesOfPages = (above: number): Rolldown.CodeSplittingGroup[] =>
  CHUNKS.map(({ name, holds }, index) => ({
    debugName: name,
    priority: above + CHUNKS.length - index,
    // What the others need of modules that are elsewhere stays there: other pages would load the whole chunk for it.
    includeDependenciesRecursively: name === 'start',
    test: OWN,
    name: (id, modules) => {
      const roots = rootsOf(id, modules);
      return holds((routes) => roots.filter((root) => routes.test(root)).length, id) ? name : null;
    },
  }));
