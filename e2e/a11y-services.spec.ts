import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';

/** Three articles that are there, one of them asked for in vain, and lines that are none. */
const LINES = '124201101;12\n101120801 99999 Stück\n00124201101;3\nHefte für alle\n124201101;1,5';

test('has no accessibility violations on an order form, blank, checked, and with rows that stay', async ({
  enter,
  expectAccessible,
  expectToFit,
  expectUsable,
  shop: { page, header, errors, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter();
  await page.goto('/service/orderform/');
  await header.seeStarted();
  await expectUsable('a blank order form');
  await page.getByLabel(t('order-forms:paste.lines')).fill(LINES);
  await page.getByRole('button', { name: t('order-forms:paste.do') }).click();
  await expect(page.getByText(t('order-forms:outcome.unknown.no-such-number'))).toBeVisible();
  await expectAccessible('a checked order form');
  await page.getByRole('button', { name: t('order-forms:add'), exact: true }).click();
  await expect(page.getByRole('link', { name: t('order-forms:added.basket') })).toBeVisible();
  await expect(errors.links).toHaveCount(3);
  await expectAccessible('an order form with rows that stay');
  await expectToFit('an order form with rows that stay');
});

test('has no accessibility violations where the newsletter is ordered and ended', async ({
  enter,
  expectAccessible,
  expectUsable,
  shop: { page, header, errors, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter();
  await page.goto('/service/newsletter/');
  await header.seeStarted();
  await expectUsable('the order of the newsletter');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('newsletter:submit') }).click();
  await expect(errors.links).toHaveCount(1);
  await expectAccessible('the order of the newsletter without an address');
  for (const path of [
    'success/',
    'newsletter-abmelden/',
    'newsletter-abmelden/?token=invented',
    'bestaetigen/?token=invented',
  ]) {
    await page.goto(`/service/newsletter/${path}`);
    await expectUsable(`/service/newsletter/${path}`);
  }
});

test('has no accessibility violations where somebody waits for an article that is sold out', async ({
  enter,
  expectAccessible,
  expectUsable,
  shop: { page, header, errors, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter('sold-out-watched');
  await header.seeStarted();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('stock-alerts:form.submit') }).click();
  await expect(errors.links).toHaveCount(1);
  await expectAccessible('the page of a sold-out article without an address');
  for (const path of ['success/', 'bestaetigen/', 'bestaetigen/?token=invented', 'beenden/?token=invented']) {
    await page.goto(`/service/verfuegbarkeit/${path}`);
    await expectUsable(`/service/verfuegbarkeit/${path}`);
  }
});

test('has no accessibility violations where somebody writes to the team', async ({
  enter,
  expectAccessible,
  expectToFit,
  expectUsable,
  shop: { page, header, errors, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter();
  await page.goto('/service/kontakt/?order=400000001');
  await header.seeStarted();
  await expectUsable('the contact form');
  await page.getByRole('button', { name: t('contact:submit') }).click();
  await expect(errors.links).toHaveCount(2);
  await expectAccessible('the contact form without a message');
  await expectToFit('the contact form without a message');
  await page.getByLabel(t('contact:message')).fill('Wo ist mein Paket?');
  await page.getByRole('main').getByLabel(t('contact:email')).fill('gerda.gast@schule.example');
  await page.getByRole('button', { name: t('contact:submit') }).click();
  await expect(page.getByRole('heading', { name: t('contact:receipt.title') })).toBeVisible();
  await expectUsable('the receipt of a contact request');
});

test('has no accessibility violations where a competition is entered', async ({
  enter,
  expectAccessible,
  expectUsable,
  shop: { page, header, errors, t },
}) => {
  test.setTimeout(MANY_SCREENS_MS);
  await enter();
  await page.goto('/gewinnspiele/');
  await header.seeStarted();
  await expectUsable('the competitions');
  const main = page.getByRole('main');
  const [running, ended] = [main.getByRole('article').first(), main.getByRole('article').last()];
  const pathOf = async (article: typeof running): Promise<string> =>
    (await article.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  const [path, past] = [await pathOf(running), await pathOf(ended)];
  await page.goto(path);
  await header.seeStarted();
  await expectUsable('a competition that runs');
  await main.getByRole('button', { name: t('competitions:submit'), exact: true }).click();
  await expect(errors.links).toHaveCount(4);
  await expectAccessible('an entry with errors');
  for (const other of [past, `${path}danke/`, `${path}danke-newsletter/`, '/beratung/klassenzimmer/']) {
    await page.goto(other);
    await expectUsable(other);
  }
});
