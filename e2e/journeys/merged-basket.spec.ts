import { expect, test } from '../fixtures.ts';

test('a login says what it added to the basket, and takes it out again when the shopper presses (UPM-15)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const { page, t, basket, loginFlyout, header, toasts } = shop;
  const notice = page.getByRole('status', { name: t('carts:merge.title') });
  await enter('merge-carts');
  await basket.open();
  await expect(basket.title).toBeVisible();
  const brought = await basket.names.allInnerTexts();
  await page.goto('/cat/1012/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await header.login.click();
  await loginFlyout.signIn('existing');
  for (const name of brought) await expect(notice).toContainText(name);
  await page.reload();
  await expect(notice).toBeVisible();
  await basket.open();
  const merged = await basket.lines.count();
  await notice.getByRole('button', { name: t('carts:merge.undo') }).click();
  await toasts.see('shop.cart.mergeUndone');
  await expect(notice).toBeHidden();
  await expect(basket.lines).not.toHaveCount(merged);
});

test('a line is saved for later and comes back, by the undo and from the list', { tag: '@phone' }, async ({
  resume,
  shop: { page, t, basket },
}) => {
  const list = page.getByRole('region', { name: t('saved-items:saved.title') });
  await resume('basket-mixed');
  await basket.open();
  const lines = await basket.lines.count();
  const save = page.getByRole('button', { name: t('carts:line.save') }).first();
  await save.click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(basket.lines).toHaveCount(lines - 1);
  await basket.undo.click();
  await expect(basket.lines).toHaveCount(lines);
  await expect(list).toBeHidden();
  await save.click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await list.getByRole('button', { name: t('saved-items:saved.toCart') }).click();
  await expect(basket.lines).toHaveCount(lines);
  await expect(list).toBeHidden();
});
