import type { Page } from '@playwright/test';
import { countResponses } from '../browser-network.ts';
import { expect, test } from '../fixtures.ts';

declare global {
  interface Window {
    heldWork: (() => void)[];
  }
}

/** Delays hydration, as a busy phone does, until the returned function is called. */
const holdHydration = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    window.heldWork = [];
    const post = MessagePort.prototype.postMessage;
    document.addEventListener('draw', () => {
      MessagePort.prototype.postMessage = post;
      window.heldWork.forEach((task) => task());
    });
    // React schedules its work through a message to itself, which is null. Scripts go on loading, for which the page sends itself messages too.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]): void {
      const send = (): void => Reflect.apply(post, this, message);
      if (message[0] === null) window.heldWork.push(send);
      else send();
    };
  });
  return async () => {
    // Before React has begun, there would be nothing to release: the page would hydrate without delay.
    await page.waitForFunction(() => window.heldWork.length > 0);
    await page.evaluate(() => document.dispatchEvent(new Event('draw')));
  };
};

/** Chooses from a list after React has attached its listeners and before it has hydrated: the choice itself triggers hydration. */
const chooseDuringHydration = async (page: Page, name: string, value: string): Promise<void> => {
  await page.addInitScript(
    ([field, chosen]) => {
      const listen = Element.prototype.addEventListener;
      const choose = (): void => {
        const list = document.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
        if (list === null) throw new Error(`The page has no list ${field}`);
        list.value = chosen;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
        document.documentElement.dataset['chosen'] = field;
      };
      Element.prototype.addEventListener = function (this: Element, ...args: Parameters<typeof listen>) {
        if (this.id === 'app' && args[0] === 'change' && document.documentElement.dataset['chosen'] === undefined) {
          document.documentElement.dataset['chosen'] = '';
          queueMicrotask(choose);
        }
        return listen.apply(this, args);
      };
    },
    [name, value] as const,
  );
};

/** Hears a message of another tab as soon as the page listens to the others. */
const hearAtOnce = (page: Page, message: object): Promise<unknown> =>
  page.addInitScript((data) => {
    const listen = BroadcastChannel.prototype.addEventListener;
    BroadcastChannel.prototype.addEventListener = function (
      this: BroadcastChannel,
      ...args: Parameters<typeof listen>
    ): void {
      listen.apply(this, args);
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    };
  }, message);

test('keeps a choice that is made during hydration', { tag: '@phone' }, async ({
  resume,
  shop: { page, product, basket },
}) => {
  await resume();
  await chooseDuringHydration(page, 'variant.kind', 'hb');
  await page.goto('/prod/1011019/');
  await product.addToBasket();
  expect(await page.evaluate(() => document.documentElement.dataset['chosen'])).toBe('variant.kind');
  await product.openBasket();
  await expect(basket.lines.first()).toContainText('HB (mittel)');
});

test('hydrates a page as it is, whatever trackers and the order of parameters add to its URL', async ({
  resume,
  shop: { page, header, category },
}) => {
  await resume();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/cat/10/?utm_source=mail&sort=new&filter.colour=red');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => Object.assign(heading, { isOfServer: true }));
  await header.seeArticles(0);
  await expect(category.chips).toHaveCount(1);
  expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => 'isOfServer' in heading)).toBe(true);
  expect(errors).toEqual([]);
});

test('shows the whole page if a translator has changed it before hydration', async ({
  resume,
  consoleErrors,
  shop: { page, header, category, t },
}) => {
  consoleErrors.expect(/React error #418/u);
  await resume();
  await page.route('/cat/1012/', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replace(/(<button[^>]*type="submit"[^>]*>)/u, '$1<font>Go</font>'),
    });
  });
  await page.goto('/cat/1012/');
  await header.seeArticles(0);
  await expect(page.getByText('Go', { exact: true })).toHaveCount(0);
  await expect(page.getByText(t('layout:benefit.delivery')).first()).toBeVisible();
  await expect(category.productLinks.first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/\b(?:benefit|listing|delivery|filters)\.\w/u);
});

test('stays where the shopper scrolled before hydration, follows the link there, and returns to it', async ({
  resume,
  consoleErrors,
  shop: { page, header, category, product },
}) => {
  await resume();
  const letItHydrate = await holdHydration(page);
  // The first view comes without the shop's fonts, and with them after the reload: lines above the tile may then wrap differently.
  consoleErrors.expect(/Failed to load resource: net::ERR_FAILED .*woff2/u);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/cat/1012/', { waitUntil: 'commit' });
  const far = category.productLinks.nth(20);
  const place = () => far.evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
  await far.scrollIntoViewIfNeeded();
  const before = await place();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await letItHydrate();
  await header.seeArticles(0);
  expect(await place()).toBe(before);
  await page.unroute('**/*.woff2');
  await page.reload({ waitUntil: 'commit' });
  await letItHydrate();
  await header.seeArticles(0);
  expect(await place()).toBe(before);
  await far.click();
  await expect(product.add).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
});

test('hydrates the server’s page first, then applies what another tab has reported in the meantime', async ({
  enter,
  shop,
  anotherTab,
}) => {
  await enter('ready-to-order');
  const other = await anotherTab();
  await other.basket.open();
  await other.header.seeArticles(4);
  const letItHydrate = await holdHydration(shop.page);
  await shop.page.goto('/checkout/summary/', { waitUntil: 'commit' });
  await other.basket.more.click();
  await other.header.seeArticles(5);
  await letItHydrate();
  await shop.toasts.see('shop.cart.changedElsewhere');
  await expect(shop.summary.goods.getByText(/^3 × /u)).toBeVisible();
});

test('hydrates the server’s page first, although another tab’s login is heard at once', async ({
  enter,
  shop: { page, basket, header },
}) => {
  await enter('returning-with-basket');
  await hearAtOnce(page, { happened: 'login-changed', loginState: 'customer' });
  const carts = countResponses(page, 'Cart');
  await basket.open();
  await expect.poll(carts.count).toBeGreaterThan(0);
  await header.seeArticles(4);
  await expect(basket.quantity).toBeVisible();
});
