import { fileURLToPath } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { type Child, startChild } from '../stack/child.ts';
import { type StorefrontId, STOREFRONTS } from '../stack/storefronts.ts';
import { textsOf } from '../texts.ts';

const GATEWAY = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));
/** Domains other than the default ones. Browsers resolve names that end in `.localhost` to this machine. */
const STOREFRONT_HOSTS =
  'de=kreide.localhost,ch=kreide-ch.localhost,at=kreide-at.localhost,educational=bildung,english=english.';
const HOSTS: Readonly<Record<StorefrontId, string>> = {
  de: 'www.kreide.localhost',
  at: 'www.kreide-at.localhost',
  ch: 'www.kreide-ch.localhost',
  'b2b-de': 'bildung.www.kreide.localhost',
  'b2b-en': 'english.bildung.www.kreide.localhost',
  en: 'english.www.kreide.localhost',
};

const start = (): Promise<Child> =>
  startChild(
    process.execPath,
    [GATEWAY],
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', SHOP_BACKEND: 'fake', STOREFRONT_HOSTS },
    /Shop ready: \S+:(\d+)/u,
  );

test('links from storefront to storefront through the configured domains (STORE-13)', { tag: '@long' }, async ({
  page,
}) => {
  const shop = await start();
  try {
    let here: StorefrontId = 'de';
    await page.goto(`http://${HOSTS.de}:${shop.announced}/`);
    for (const there of ['ch', 'b2b-en', 'de'] as const) {
      const t = textsOf(here);
      await expect(page.locator('html')).toHaveAttribute('data-started');
      await page
        .getByRole('navigation', { name: t('layout:footer.country') })
        .getByRole('link', { name: t(`layout:footer.country.${there}`), exact: true })
        .click();
      await expect(page).toHaveURL(`http://${HOSTS[there]}:${shop.announced}/`);
      await expect(page.locator('html')).toHaveAttribute('lang', STOREFRONTS[there].lang);
      here = there;
    }
  } finally {
    await page.close();
    await shop.end();
  }
});
