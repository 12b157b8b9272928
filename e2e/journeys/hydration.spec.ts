import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Holds back that React draws the page which it has been given, as a busy phone does, until the returned function lets it. */
const holdDrawing = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    document.addEventListener('draw', () => {
      MessagePort.prototype.postMessage = post;
      held.forEach((task) => task());
    });
    // React draws when it gets a message of its own.
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]): void {
      held.push(() => Reflect.apply(post, this, message));
    };
  });
  return () => page.evaluate(() => void document.dispatchEvent(new Event('draw')));
};

/** Chooses from a list at the one moment between being given the page and drawing it, in which the choice itself makes React draw. */
const chooseAsReactTakesOver = async (page: Page, name: string, value: string): Promise<void> => {
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
      Element.prototype.addEventListener = function (this: Element, ...heard: Parameters<typeof listen>) {
        if (this.id === 'app' && heard[0] === 'change' && document.documentElement.dataset['chosen'] === undefined) {
          document.documentElement.dataset['chosen'] = '';
          queueMicrotask(choose);
        }
        return listen.apply(this, heard);
      };
    },
    [name, value] as const,
  );
};

test('takes a choice that is made while the page’s scripts take over', { tag: '@phone' }, async ({ enter, shop: { page, product, basket } }) => {
  await enter();
  await chooseAsReactTakesOver(page, 'variant.kind', 'hb');
  await page.goto('/prod/1011019/');
  await product.addToBasket();
  expect(await page.evaluate(() => document.documentElement.dataset['chosen'])).toBe('variant.kind');
  await product.openBasket();
  await expect(basket.lines.first()).toContainText('HB (mittel)');
});

test('stays where the shopper has scrolled before the page was drawn, follows the link there, and comes back to it', async ({ enter, shop: { page, header, category, product } }) => {
  await enter();
  const letItDraw = await holdDrawing(page);
  await page.goto('/cat/1012/');
  const far = category.productLinks.nth(20);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await letItDraw();
  await header.seeArticles(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.reload();
  await letItDraw();
  await header.seeArticles(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await far.click();
  await expect(product.add).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
});

test('draws the server’s page first, and then what another tab has told meanwhile', async ({ enter, shop, anotherTab }) => {
  await enter('ready-to-order');
  const other = await anotherTab();
  await other.basket.open();
  await other.header.seeArticles(4);
  const letItDraw = await holdDrawing(shop.page);
  await shop.page.goto('/checkout/summary/');
  await other.basket.more.click();
  await other.header.seeArticles(5);
  await letItDraw();
  await shop.toasts.see('shop.cart.changedElsewhere');
  await expect(shop.summary.goods.getByText(/^3 × /u)).toBeVisible();
});
