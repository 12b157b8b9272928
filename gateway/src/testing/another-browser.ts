import type { Entered, OpenBackend } from './backends.ts';
import type { TestBrowser } from './test-browser.ts';

/** A further browser in the same world, of somebody whom the shop does not know. */
export const anotherBrowser = async (
  shop: Pick<OpenBackend, 'enter'>,
  { world }: Pick<Entered, 'world'>,
  host?: string,
): Promise<TestBrowser> => {
  const { browser } = await shop.enter(host);
  browser.cookies.clear();
  browser.cookies.set('SHOP_WORLD', world.id);
  return browser.withToken();
};
