import { expect, test } from '../fixtures.ts';

const MESSAGE = 'Seit dem Sommer in meiner Klasse im Einsatz.';

test('reads more reviews and those with five stars, and writes one that is checked first (REVIEW-01, REVIEW-04)', async ({ enter, shop }) => {
  const { page, reviews, errors } = shop;
  await enter('review-form');
  await reviews.send.click();
  await expect(errors.links).toHaveCount(4);
  await reviews.rating(4).check();
  await reviews.heading.fill('Bewährt');
  await reviews.message.fill(MESSAGE);
  await reviews.nickname.fill('Anna');
  await reviews.send.click();
  await expect(reviews.pending).toBeVisible();
  await expect(reviews.section.getByText(MESSAGE)).toBeVisible();
  await expect(reviews.entries).toHaveCount(6);
  await reviews.more.click();
  await expect(reviews.entries).toHaveCount(11);
  await reviews.filters.nth(1).click();
  await expect(page).toHaveURL(/stars=5/u);
  await expect(reviews.entries).toHaveCount(6);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads the next page, and a rating alone (REVIEW-01)', { tag: '@phone' }, async ({ enter, shop }) => {
    const { page, reviews } = shop;
    await enter('reviews');
    const [first] = await reviews.entries.allInnerTexts();
    await reviews.more.click();
    await expect(page).toHaveURL(/reviews=2/u);
    await expect(reviews.entries).toHaveCount(5);
    expect(await reviews.entries.allInnerTexts()).not.toContain(first);
    await reviews.filters.nth(1).click();
    await expect(reviews.stars('5 Sterne')).toHaveCount(5);
  });

  test('writes a review after a mistake, without typing it again (REVIEW-04)', async ({ enter, shop }) => {
    const { reviews, errors, page } = shop;
    const world = await enter('review-form');
    await reviews.heading.fill('Bewährt');
    await reviews.message.fill(MESSAGE);
    await reviews.nickname.fill('Anna');
    await reviews.send.click();
    await expect(errors.links).toHaveCount(1);
    await expect(reviews.message).toHaveValue(MESSAGE);
    await reviews.rating(5).check();
    await reviews.send.click();
    await expect(page).toHaveURL(/\/prod\//u);
    await expect(reviews.section.getByText(MESSAGE)).toHaveCount(0);
    await world.advance({ minutes: 4 * 24 * 60 });
    await page.reload();
    await expect(reviews.section.getByText(MESSAGE)).toBeVisible();
  });
});
