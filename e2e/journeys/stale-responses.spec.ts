import { expect, test } from '../fixtures.ts';

test('asks again on a navigation for what has stood in the page for more than 10 minutes (UPSTREAM-13)', async ({ enter, shop: { page, header, category } }) => {
  await page.clock.install();
  await enter();
  await header.seeArticles(0);
  let asked = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Me"') === true) asked += 1;
  });
  await page.clock.fastForward('09:00');
  await header.openFirstCategory();
  expect(asked).toBe(0);
  await page.clock.fastForward('02:00');
  await category.openChild(0);
  await expect.poll(() => asked).toBe(1);
});
