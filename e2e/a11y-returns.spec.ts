import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';
import { PHOTO } from './screens/returns.ts';

test('shows the pages of a return, whether empty, invalid or filled in, without accessibility violations or scrolling sideways', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, expectUsable, shop }) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter('guest-order-returnable');
  const {
    errors,
    returns: { landing, articles, regulations, carrier, confirm, result },
  } = shop;
  await landing.submit.click();
  await expect(errors.links).toHaveCount(2);
  await expectAccessible('the look-up, empty');
  await landing.find();
  await expect(articles.title).toBeVisible();
  await articles.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the articles, none chosen');
  await articles.line(3).tick.check();
  await articles.line(3).reason.selectOption('incomplete');
  await articles.line(3).photos.setInputFiles(PHOTO);
  await expect(articles.line(3).stored).toBeVisible();
  await articles.line(0).tick.check();
  await articles.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectUsable('the articles, one without a reason');
  await articles.line(0).reason.selectOption('damaged');
  await articles.line(0).photos.setInputFiles(PHOTO);
  await expect(articles.line(0).stored).toBeVisible();
  await expectAccessible('the articles, two chosen');
  await articles.goOn.click();
  await expect(regulations.title).toBeVisible();
  await expectUsable('the regulations');
  await regulations.goOn.click();
  await expect(carrier.title).toBeVisible();
  await expectUsable('the carriers');
  await carrier.goOn.click();
  await expect(confirm.title).toBeVisible();
  await confirm.submit.click();
  await expect(errors.links).toHaveCount(4);
  await expectUsable('the confirmation with errors');
  await confirm.fillIn();
  await confirm.submit.click();
  await result.seeNumber();
  await expectUsable('the result');
  await result.more.click();
  await expect(articles.blocked).toBeVisible();
  await expectAccessible('the articles that are returned already');
});
