import { violationsOn } from './accessibility.ts';
import { expect, test } from './checked-screens.ts';
import type { Screens } from './screens/screens.ts';

/** Opens the suggestions of the header's field, and the recent searches on the next page. */
const searchWithHelp = async ({ page, header, t }: Screens, look: (what: string) => Promise<void>): Promise<void> => {
  await page.goto('/search/?q=schere');
  await header.seeStarted();
  await look('a search');
  await header.search.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('heft');
  await expect(header.suggestions.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await look('suggestions');
  await header.searchFor('heft');
  await expect(page).toHaveURL('/search/?q=heft');
  await page.goto('/beratung/');
  await header.seeStarted();
  await header.search.click();
  await expect(page.getByRole('region', { name: t('suggestions:recent.label') })).toBeVisible();
  await look('recent searches');
};

test('has no accessibility violations in what opens on a desktop: suggestions, recent searches, the mini cart, a benefit explained', async ({
  resume,
  shop,
}) => {
  const { page, header, t } = shop;
  const look = async (what: string): Promise<void> => expect.soft(await violationsOn(page), what).toEqual([]);
  await resume('basket-mixed');
  await searchWithHelp(shop, look);
  await page.goto('/');
  await header.seeArticles(8);
  await header.basketLink.hover();
  await expect(header.miniCart.getByRole('listitem')).toHaveCount(3);
  await look('the mini cart');
  await page.getByRole('link', { name: t('layout:benefit.returns'), exact: true }).hover();
  await expect(page.getByRole('tooltip').filter({ hasText: t('layout:benefit.returns.text') })).toBeVisible();
  await look('a benefit explained');
});

test('has no accessibility violations in what opens on a phone: suggestions, recent searches, the menu, the sheets of filters', {
  tag: ['@phone', '@phone-only'],
}, async ({ resume, expectAccessible, shop }) => {
  const { page, header, category } = shop;
  await resume();
  await searchWithHelp(shop, expectAccessible);
  await page.goto('/');
  await header.openMenu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible('the menu');
  for (const path of ['/cat/10/?filter.colour=red', '/search/?q=schulheft&searchInCategoryId=11']) {
    await page.goto(path);
    await header.seeArticles(0);
    await category.openFilters.click();
    await expect(category.sheet).toBeVisible();
    await expectAccessible(`the sheet of filters of ${path}`);
  }
});

test('has no accessibility violations in the login flyout, before and after a wrong password, and in the account layer', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop: { header, loginFlyout } }) => {
  await enter();
  await header.seeArticles(0);
  await header.login.click();
  await expect(loginFlyout.layer).toBeVisible();
  await expectAccessible('the login flyout');
  await loginFlyout.signIn('existing', 'falsch');
  await expect(loginFlyout.problem('shop.login.failed')).toBeVisible();
  await expectAccessible('the login flyout after a wrong password');
  await loginFlyout.signIn('existing');
  await header.account('Anna').click();
  await expect(loginFlyout.account).toBeVisible();
  await expectAccessible('the account layer');
});
