import { expect, test } from '../fixtures.ts';

test('refetches on navigation what is more than 10 minutes old (UPSTREAM-13)', async ({
  enter,
  shop: { page, header, category },
}) => {
  await page.clock.install();
  await enter('guest-3-items');
  await page.goto('/');
  await header.seeArticles(6);
  let requests = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"operationName":"Me"') === true) requests += 1;
  });
  await page.clock.fastForward('09:00');
  await header.openFirstCategory();
  expect(requests).toBe(0);
  await page.clock.fastForward('02:00');
  await category.openChild(0);
  await expect.poll(() => requests).toBe(1);
});
