import { expect, test } from '../fixtures.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

const { DE } = ADDRESSES;

test('adds a billing address after an error, edits it, deletes it and restores it; saves a packstation and delivers to it (ACCT-02, ACCT-04, ROUTE-14)', {
  tag: ['@phone', '@upstream'],
}, async ({ resume, shop }) => {
  const {
    page,
    t,
    toasts,
    errors,
    addressPages: { billing, packstations, toList, removedNotice, restore },
  } = shop;
  await resume('returning-with-basket');
  await page.goto('/myaccount/addresses/');
  await expect(page).toHaveURL(billing.path);
  await expect(billing.addresses).toHaveCount(2);

  await billing.add.click();
  await expect(billing.save).toBeEnabled();
  await billing.newForm.type({ ...DE, postcode: '101' });
  await billing.save.click();
  await expect(errors.summary).toBeVisible();
  await expect(billing.newForm.postcode).toHaveAccessibleDescription(new RegExp(t('shop.form.error.postcode.de'), 'u'));
  await expect(billing.newForm.street).toHaveValue(DE.street);
  await billing.newForm.postcode.fill(DE.postcode);
  await billing.save.click();
  await toasts.see('shop.address.saved');
  await expect(billing.listed(DE.street)).toBeFocused();

  await billing.edit(DE.street);
  await expect(billing.editForm.firstname).toHaveValue(DE.firstname);
  await billing.editForm.city.fill('Potsdam');
  await billing.save.click();
  await expect(billing.listed('Potsdam')).toBeVisible();

  await billing.remove(DE.street).click();
  await expect(removedNotice).toBeVisible();
  await expect(billing.addresses).toHaveCount(2);
  await page.reload();
  await expect(billing.addresses).toHaveCount(2);
  await restore.click();
  await toasts.see('shop.address.restored');
  await expect(billing.listed('Potsdam')).toBeFocused();
  await expect(removedNotice).toBeHidden();
  await page.reload();
  await expect(billing.addresses).toHaveCount(3);

  await toList('packstation');
  await expect(packstations.title).toBeFocused();
  await packstations.add.click();
  await expect(packstations.newForm.firstname).toHaveValue('Anna');
  await packstations.newForm.postnumber.fill('7654321');
  await packstations.newForm.packstation.fill('202');
  await packstations.newForm.postcode.fill('10115');
  await packstations.newForm.city.fill('Berlin');
  await packstations.save.click();
  await expect(packstations.listed('Packstation 202')).toBeVisible();
  await page.goto('/checkout/shipping/');
  await page.getByRole('radio', { name: t('addresses:delivery.packstation') }).check();
  await expect(page.getByRole('radio', { name: 'Packstation 202' })).toBeVisible();
});

test('keeps what was typed after a reload and the way back, and never opens two forms (ACCT-03)', {
  tag: '@phone',
}, async ({ resume, shop }) => {
  const {
    page,
    addressPages: { shipping },
  } = shop;
  await resume('returning-with-basket');
  await shipping.open();
  await shipping.add.click();
  await expect(shipping.save).toBeEnabled();
  await shipping.newForm.type(DE);
  await page.reload();
  await expect(shipping.newForm.street).toHaveValue(DE.street);
  await page.goBack();
  await expect(shipping.newForm.street).toBeHidden();
  await page.goForward();
  await expect(shipping.newForm.street).toHaveValue(DE.street);
  await shipping.edit('Oskar');
  await expect(shipping.editForm.firstname).toHaveValue('Oskar');
  await expect(shipping.newForm.street).toBeHidden();
  await page.goBack();
  await expect(shipping.newForm.street).toHaveValue(DE.street);
});
