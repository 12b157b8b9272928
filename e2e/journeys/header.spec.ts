import { expect, test } from '../fixtures.ts';

test('suggests searches, categories and articles while somebody types, and leads to the chosen one; sent, a search leads to the page that answers it, to what it finds, and nothing home (SEARCH-04, SEARCH-05, SEARCH-07)', async ({
  enter,
  shop: { page, header, category, product, t },
}) => {
  await enter();
  await header.search.click();
  await header.search.pressSequentially('schulheft');
  await expect(header.suggestions.getByRole('group')).toHaveCount(3);
  await expect(header.suggestions.getByRole('group').last().getByRole('option').first()).toContainText('€');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(header.suggestions).toBeHidden();
  await header.search.press('End');
  const answered = page.waitForResponse((response) => response.url().includes('schulhefte'));
  await header.search.pressSequentially('e');
  await answered;
  const article = header.suggestions.getByRole('group').last().getByRole('option').first();
  await expect(article).toBeVisible();
  await header.search.press('ArrowUp');
  const last = header.suggestions.getByRole('option').last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await header.search.press('Enter');
  await expect(page).toHaveURL(/\/prod\/\d+\//u);
  await expect(product.add).toBeVisible();
  await expect(header.suggestions).toBeHidden();

  await header.searchFor('versand');
  await expect(page).toHaveURL('/service/versand/');
  await header.searchFor('schere');
  await expect(page).toHaveURL('/search/?q=schere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('search:title', { term: 'schere' }));
  await expect(category.productLinks.first()).toBeVisible();
  await header.searchFor('');
  await expect(page).toHaveURL('/');
});

test('searches on the phone in an overlay with its own field, and touch leads straight to the basket (MINI-03, SEARCH-08)', {
  tag: ['@phone', '@phone-only'],
}, async ({ resume, shop: { page, header, basket, t } }) => {
  await resume('basket-mixed');
  await page.goto('/');
  await header.seeArticles(8);
  await header.search.tap();
  const overlay = page.getByRole('dialog', { name: t('suggestions:overlay.title') });
  const field = overlay.getByRole('combobox', { name: t('shell:search.label') });
  await expect(field).toBeFocused();
  await field.pressSequentially('schere');
  await overlay.getByRole('option').last().tap();
  await expect(page).toHaveURL(/\/prod\/\d+\//u);
  await expect(overlay).toBeHidden();
  await header.basketLink.tap();
  await expect(basket.title).toBeVisible();
  await expect(header.miniCart).toBeHidden();
});

test('keeps header and footer whole on the way into the checkout and back', async ({
  enter,
  shop: { page, header, basket, checkoutLogin, t },
}) => {
  await enter('guest-3-items');
  const sellingPoints = page.getByRole('region', { name: t('layout:sellingPoints.label') });
  const footer = page.getByRole('contentinfo', { name: t('layout:footer.label') });
  await expect(sellingPoints.getByRole('link')).not.toHaveCount(0);
  await basket.checkOut.click();
  await expect(checkoutLogin.asGuest).toBeVisible();
  await page.getByRole('link', { name: t('shell:brand.home', { brand: 'Pausenhof' }) }).click();
  await expect(page).toHaveURL('/');
  await expect(sellingPoints.getByRole('link')).not.toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Über uns' })).toBeVisible();
  await expect(header.search).toBeVisible();
});

test('stays in view, and never covers the field that has the focus', { tag: '@phone' }, async ({
  resume,
  shop: { page, header },
}) => {
  await resume();
  await page.goto('/myaccount/register/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(header.search).toBeInViewport();
  const hidden = await page.getByRole('main').evaluate((main) => {
    const banner = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...main.querySelectorAll('input')]
      .filter((input) => {
        input.focus();
        const { top, height } = input.getBoundingClientRect();
        return (
          height > 0 &&
          input.type !== 'hidden' &&
          input.tabIndex >= 0 &&
          top < banner - 1 &&
          getComputedStyle(input).opacity !== '0'
        );
      })
      .map(({ name }) => name);
  });
  expect(hidden).toEqual([]);
});
