import { openPageOver } from '@shop/client/testing/open-page';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOf } from './testing/fetch-of.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

/** Both business shops, each with the customer who signs in there. */
const SHOPS = [
  {
    storefront: 'b2b-de',
    persona: 'b2b-german',
    scenario: 'b2b-basket',
    signIn: 'Anmelden',
    customerNumber: 'Kundennummer',
    password: 'Passwort',
    notices: 'Hinweise',
    expired: 'Ihre Sitzung ist abgelaufen.',
  },
  {
    storefront: 'b2b-en',
    persona: 'b2b-english',
    scenario: 'b2b-english-basket',
    signIn: 'Sign in',
    customerNumber: 'Customer number',
    password: 'Password',
    notices: 'Notices',
    expired: 'Your session has expired.',
  },
] as const;

const FORTY_DAYS_MS = 40 * 24 * 60 * 60 * 1000;

describe.each(WHOLE_SHOPS)('the session of a customer of the business shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(SHOPS)(
    'that has ended is told on $storefront at the next page, where the flyout opens at home and leads on (GUARD-28, GUARD-29)',
    async ({ storefront, persona, scenario, ...texts }) => {
      const { browser, world } = await resumeScenario(shop, scenario);
      const page = await openPageOver(fetchOf(browser), '/cat/1012/', storefront);
      expect(page.currentPath()).toBe('/cat/1012/');
      world.advance({ advanceMs: FORTY_DAYS_MS });
      await page.navigateTo('/beratung/');
      const flyout = within(await screen.findByRole('dialog', { name: texts.signIn }));
      expect(page.currentPath()).toBe('/');
      const notices = within(screen.getByRole('region', { name: texts.notices }));
      await waitFor(() =>
        expect(notices.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(
          expect.stringContaining(texts.expired),
        ),
      );
      await userEvent.type(flyout.getByLabelText(texts.customerNumber), PERSONAS[persona].identifier);
      await userEvent.type(flyout.getByLabelText(texts.password), PERSONAS[persona].password);
      await userEvent.click(flyout.getByRole('button', { name: texts.signIn }));
      await waitFor(() => expect(page.currentPath()).toBe('/beratung/'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(page.client.isFetching()).toBe(0));
    },
  );
});
