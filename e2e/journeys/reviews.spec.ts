import { expect, test } from '../fixtures.ts';

const MESSAGE = 'Seit dem Sommer in meiner Klasse im Einsatz.';

test('reads more reviews and those with five stars, and writes one that is checked first (REVIEW-01, REVIEW-04)', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
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
