import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { visitorQuery } from '../features/sessions/model/personal-queries.ts';
import { checkoutFacts, readyFacts } from '../testing/a-checkout.ts';
import { aCustomer, me } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { toastsOnPage } from '../testing/toasts-on-page.ts';

const LOGIN = '/api/login-action/';
const EXPIRED = [expect.stringMatching(/^Achtung: .*Ihre Sitzung ist abgelaufen\./u)];

afterEach(() => sessionStorage.clear());

/** A visitor of the German business shop whose session the test can end. */
const openShop = async (path: string, { isSignedIn = false } = {}) => {
  let isCustomer = isSignedIn;
  const page = await openPage(path, {
    storefront: 'b2b-de',
    replies: {
      Me: () => ({ me: isCustomer ? aCustomer() : me() }),
      CheckoutFacts: () => ({ checkoutFacts: isCustomer ? readyFacts({ positionCount: 0 }) : checkoutFacts() }),
      [LOGIN]: () => {
        isCustomer = true;
        return { successfull: true, firstName: 'Ada', lastName: 'Nowak' };
      },
    },
  });
  return { ...page, endSession: () => void (isCustomer = false) };
};

const flyout = () => screen.findByRole('dialog', { name: 'Anmelden' });

const signIn = async (): Promise<void> => {
  const form = within(await flyout());
  await userEvent.type(form.getByLabelText('Kundennummer'), '1020304');
  await userEvent.type(form.getByLabelText('Passwort'), 'kreide');
  await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
};

describe('a page of the business shop that needs a login', () => {
  it('opens the login flyout on the page from which the visitor comes, and follows the login (GUARD-26, GUARD-29)', async () => {
    const { currentPath, navigateTo } = await openShop('/service/kontakt/');
    await act(async () => navigateTo('/checkout/basket/?hint=1'));
    expect((await flyout()).textContent).toContain('Diese Seite ist für unsere Geschäftskunden.');
    expect(currentPath()).toBe('/service/kontakt/');
    expect(toastsOnPage()).toEqual([]);
    await signIn();
    await waitFor(() => expect(currentPath()).toBe('/checkout/basket/?hint=1'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the flyout on the home page where there is no way back (GUARD-29)', async () => {
    const { currentPath } = await openShop('/checkout/basket/');
    await flyout();
    expect(currentPath()).toBe('/');
  });

  it('says that the session has expired if there was one, and leads home from a page that needs it too (GUARD-28, GUARD-29)', async () => {
    const { currentPath, navigateTo, endSession } = await openShop('/checkout/basket/', { isSignedIn: true });
    expect(currentPath()).toBe('/checkout/basket/');
    endSession();
    await navigateTo('/beratung/');
    await flyout();
    expect(currentPath()).toBe('/');
    await waitFor(() => expect(toastsOnPage()).toEqual(EXPIRED));
    await signIn();
    await waitFor(() => expect(currentPath()).toBe('/beratung/'));
  });

  it('is left as soon as the shop says that the session is over, without a click (GUARD-28)', async () => {
    const { client, currentPath, endSession } = await openShop('/checkout/basket/', { isSignedIn: true });
    endSession();
    await act(async () => client.refetchQueries({ queryKey: visitorQuery.queryKey }));
    await flyout();
    expect(currentPath()).toBe('/');
    await waitFor(() => expect(toastsOnPage()).toEqual(EXPIRED));
  });

  it('is open after the login: the facts of the guard are fetched once for each page (GUARD-26)', async () => {
    const { gateway, currentPath, navigateTo } = await openShop('/service/kontakt/', { isSignedIn: true });
    const before = gateway.variablesOf('CheckoutFacts').length;
    await navigateTo('/checkout/basket/');
    expect(currentPath()).toBe('/checkout/basket/');
    expect(gateway.variablesOf('CheckoutFacts').length - before).toBe(1);
  });

  it('leads to the login page where the guard of the catalogues decides (GUARD-23, GUARD-30)', async () => {
    const { currentPath, navigateTo } = await openShop('/service/kontakt/');
    await navigateTo('/service/catalogue/');
    await waitFor(() => expect(currentPath()).toBe('/login/?origin=%2Fservice%2Fkatalog%2F'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
