import { violationsOn } from './accessibility.ts';
import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';

test('has no accessibility violations on the page of a list, in its dialogs, and where it was changed', async ({
  resume,
  expectAccessible,
  expectToFit,
  shop: { page, header, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  const { landing } = await resume('wishlist-sold-out');
  await page.goto(landing);
  await header.seeStarted();
  await expectAccessible('a list with sold out articles');
  await expectToFit('a list with sold out articles');
  const dialog = page.getByRole('dialog');
  await page.getByText(t('wishlists:menu.more'), { exact: true }).click();
  await expectToFit('all that can be done with a list');
  for (const name of [
    t('wishlists:menu.describe'),
    t('wishlists:menu.share'),
    t('wishlists:menu.comments.none'),
    t('wishlists:menu.delete'),
    t('wishlists:lists.new'),
  ]) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(dialog).toBeVisible();
    await expectAccessible(`the dialog “${name}”`);
    await expectToFit(`the dialog “${name}”`, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: t('wishlists:menu.cart') }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible('what a list put into the basket');
  await expectToFit('what a list put into the basket', dialog);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: new RegExp(`^${t('wishlists:entry.remove')}`, 'u') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: new RegExp(`^${t('wishlists:removed.restore')}`, 'u') })).toBeFocused();
  await expectAccessible('a list with a removed entry');
  await page.getByRole('checkbox', { name: t('wishlists:choose.all') }).check();
  await page.getByRole('button', { name: t('wishlists:chosen.transfer') }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible('the dialog that copies and moves');
  await expectToFit('the dialog that copies and moves', dialog);
});

test('has no accessibility violations behind a link to a list', async ({
  resume,
  expectAccessible,
  expectToFit,
  expectUsable,
  shop: { page, header, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  const { landing } = await resume('class-list');
  await page.goto(landing);
  await header.seeStarted();
  await expectUsable('a class list');
  await page
    .getByRole('button', { name: new RegExp(`^${t('wishlists:claim.do')}`, 'u') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: t('wishlists:claim.withdraw') }).first()).toBeVisible();
  await expectUsable('a class list with a claim');
  const teacher = await resume('class-list-teacher');
  await page.goto(teacher.landing);
  await header.seeStarted();
  await expectUsable('a class list as its teacher sees it');
  await page
    .getByRole('link', { name: /^Übernommenes freigeben/u })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible('the dialog that releases claims');
  await expectToFit('the dialog that releases claims', dialog);
  const invited = await resume('wishlist-invited');
  await page.goto(invited.landing);
  await header.seeStarted();
  await expectUsable('an invitation to a list');
});

test('has no accessibility violations where several people use a list, and on the narrowest screen', async ({
  resume,
  expectAccessible,
  expectToFit,
  shop: { page, header, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  const { landing } = await resume('wishlist-shared');
  await page.goto(landing);
  await header.seeStarted();
  await expectAccessible('a list with comments of several members');
  await page.getByRole('link', { name: t('wishlists:menu.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: t.like('wishlists:share.member') }).first()).toBeVisible();
  await expectToFit('the dialog with the levels of members', dialog);
  await dialog
    .getByRole('button', { name: t.like('wishlists:share.member.remove') })
    .last()
    .focus();
  await expect(dialog.getByRole('button', { name: t('shell:dialog.close') })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const quantity = page.getByRole('textbox', { name: new RegExp(`^${t('wishlists:column.quantity')}`, 'u') }).first();
  await quantity.fill('0');
  await quantity.press('Tab');
  await expect(page.getByText(t('wishlists:entry.none')).first()).toBeVisible();
  await expectAccessible('an entry with no pieces');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violationsOn(page)).toEqual([]);
  const parents = await resume('class-list');
  await page.goto(parents.landing);
  await header.seeStarted();
  expect(await violationsOn(page)).toEqual([]);
});
