import { expect, test } from '../fixtures.ts';

test('only logs an error in the scripts of a page: shows no toast, and the page still works', async ({
  enter,
  consoleErrors,
  shop: { page, header, category, toasts },
}) => {
  consoleErrors.expect(/a fault in a script/u);
  await enter();
  await header.seeArticles(0);
  const failed = ['in a timer', 'in a promise'].map((where) =>
    page.waitForEvent('pageerror', ({ message }) => message.endsWith(where)),
  );
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a fault in a script, in a timer');
    });
    void Promise.reject(new Error('a fault in a script, in a promise'));
  });
  await Promise.all(failed);
  await header.openFirstCategory();
  await expect(category.title).toBeFocused();
  await expect(toasts.region.getByRole('listitem')).toHaveCount(0);
});
