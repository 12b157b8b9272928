import { type BrowserContext, expect, type Page, type Response, test as base } from '@playwright/test';
import { COST, type CostMeter, costMeter } from './cost.ts';
import { recordRequests, reportFailure } from './failure-report.ts';
import { type Screens, screensIn } from './screens/screens.ts';
import { type Backend, originOf } from './stack/urls.ts';
import type { StorefrontId } from './stack/storefronts.ts';
import { tabOn } from './tab.ts';
import { sessionCookies } from './worlds/session-cookies.ts';
import { newWorld, type World, worldNamed } from './worlds/world.ts';

const WORLD_COOKIE = 'SHOP_WORLD';

/** The key of a message: it is shown where a page lacks the text for it (ERR-12). */
const MESSAGE_KEY = /\b(?:shop|vue)\.\w+\.\w/u;

/** Id of the element that only pages with scripts have. */
const PAGE_STATE = 'page-state';

/** Errors and warnings in the browser's console. */
export interface ConsoleErrors {
  /** Expects errors like this one, such as a page that does not exist or a truncated response. */
  expect(like: RegExp): void;
}

export interface Options {
  /** The storefront that the shopper opens. */
  readonly storefront: StorefrontId;
  /** The backend of the shop that is opened. */
  readonly backend: Backend;
  /**
   * Whether the shopper moves the pointer as soon as a page is there, which starts its scripts (docs/decisions/0144), and does
   * nothing else before they run. A journey that opens a page with `waitUntil: 'commit'` does not wait for them.
   */
  readonly startsScripts: boolean;
  /** The instant at which the clock of a new world stops. Without one, it begins now and goes on. */
  readonly at: string | undefined;
}

interface Fixtures {
  /** Enters the shop in a new world: at its home page, or where a named scenario begins. */
  readonly enter: (scenario?: string) => Promise<World>;
  /**
   * Prepares the browser of a new visitor or of a scenario's shopper without opening the shop, for journeys that begin at
   * another page: no page is loaded that nobody looks at, and no request is in flight that a fault could hit.
   */
  readonly resume: (scenario?: string) => Promise<World & { readonly landing: string }>;
  /** The shop as the shopper sees it. */
  readonly shop: Screens;
  /** Another tab of the same browser. */
  readonly anotherTab: () => Promise<Screens>;
  /** No page may end with the key of a message in place of its text: each page loads only some of the texts. */
  readonly messageKeys: undefined;
  /** No page may log an error or a warning, about hydration or anything else. */
  readonly consoleErrors: ConsoleErrors;
  /** Written for each journey that fails (`failure-report.ts`). */
  readonly failureReport: undefined;
  /** Noted for each journey (`cost.ts`). */
  readonly cost: undefined;
}

const collectConsoleErrors = (context: BrowserContext): string[] => {
  const collected: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      collected.push(`${message.type()} on ${message.page()?.url()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (failure) =>
    collected.push(
      `uncaught on ${failure.page()?.url()}: ${failure.error().name} ${failure.error().message} ${failure.error().stack}`,
    ),
  );
  return collected;
};

/** Runs in the page: moves the pointer as soon as there is something to point at, while the rest of the document arrives. */
const movePointer = (): void => {
  const observer = new MutationObserver(() => {
    if (document.body === null) return;
    observer.disconnect();
    document.dispatchEvent(new Event('pointermove', { bubbles: true }));
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** Waits within the page: polling from outside takes longer and keeps the browser busy. */
const seeScriptsStarted = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    (state) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => resolveOnceStarted());
        const resolveOnceStarted = (): void => {
          if (document.getElementById(state) !== null && !('started' in document.documentElement.dataset)) return;
          observer.disconnect();
          resolve(true);
        };
        observer.observe(document.documentElement, { attributes: true });
        resolveOnceStarted();
      }),
    PAGE_STATE,
  );
};

/** Lets `goto` and `reload` return once the page's scripts have started, if it has any. */
const waitForScripts = (page: Page): void => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const started = async (
    options: { readonly waitUntil?: string } | undefined,
    response: Response | null,
  ): Promise<Response | null> => {
    if (options?.waitUntil !== 'commit') await seeScriptsStarted(page);
    return response;
  };
  page.goto = async (url, options) => started(options, await goto(url, options));
  page.reload = async (options) => started(options, await reload(options));
};

export const test = base.extend<Fixtures & Options, { readonly costMeter: CostMeter }>({
  costMeter: [async ({ browser }, use) => use(await costMeter(browser)), { scope: 'worker' }],
  storefront: ['de', { option: true }],
  backend: ['fake', { option: true }],
  startsScripts: [true, { option: true }],
  at: [undefined, { option: true }],
  context: async ({ context, startsScripts, javaScriptEnabled }, use) => {
    if (startsScripts && javaScriptEnabled !== false) {
      await context.addInitScript(movePointer);
      context.on('page', waitForScripts);
    }
    await use(context);
  },
  baseURL: async ({ storefront, backend }, use) => use(originOf(storefront, backend)),
  shop: async ({ page, storefront }, use) => use(screensIn(tabOn(page, storefront))),
  anotherTab: async ({ context, storefront }, use) =>
    use(async () => screensIn(tabOn(await context.newPage(), storefront))),
  resume: async ({ context, storefront, backend, at }, use) => {
    await use(async (scenario) => {
      const { landing, ...shopper } = await newWorld(backend, { scenario, at });
      const url = originOf(storefront, backend);
      await context.addCookies(
        sessionCookies(shopper, storefront).map((cookie) => ({ ...cookie, url, sameSite: 'Lax' })),
      );
      return { ...worldNamed(shopper.worldId, backend), landing };
    });
  },
  enter: async ({ context, page, storefront, backend, at, resume }, use) => {
    await use(async (scenario) => {
      if (scenario === undefined || backend === 'upstream') {
        const world = await resume(scenario);
        await page.goto(world.landing);
        return world;
      }
      await page.goto(at === undefined ? `/qa/start/${scenario}` : `/qa/start/${scenario}?at=${at}`);
      const cookies = await context.cookies(originOf(storefront, backend));
      const id = cookies.find(({ name }) => name === WORLD_COOKIE)?.value;
      expect(id, `scenario ${scenario} sets the world cookie`).toBeDefined();
      return worldNamed(id ?? '', backend);
    });
  },
  cost: [
    async ({ costMeter: meter, context: _ }, use, { annotations }) => {
      await use(undefined);
      annotations.push({ type: COST, description: JSON.stringify(await meter.read()) });
    },
    { auto: true },
  ],
  messageKeys: [
    async ({ context }, use) => {
      await use(undefined);
      await Promise.all(
        context
          .pages()
          .map((page) =>
            expect(page.getByRole('main').or(page.getByRole('region')).getByText(MESSAGE_KEY)).toHaveCount(0),
          ),
      );
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context }, use) => {
      const collected = collectConsoleErrors(context);
      const expected: RegExp[] = [];
      await use({ expect: (like) => expected.push(like) });
      expect(collected.filter((line) => !expected.some((like) => like.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  failureReport: [
    async ({ context, backend }, use, info) => {
      const requests = recordRequests(context);
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      const id = (await context.cookies()).find(({ name }) => name === WORLD_COOKIE)?.value;
      await reportFailure(info, requests, { id, backend });
    },
    { auto: true },
  ],
});

export { expect };
