import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { removeAllDrafts } from '../../platform/forms/form-draft.ts';
import { removeLoginTarget, saveLoginTarget, storedLoginTarget } from '../../platform/navigation/login-target.ts';
import { aCart } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const LOGIN = '/api/login-action/';
const ADA = { 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' };

const shortcut = (name = 'Anmelden'): HTMLElement =>
  within(screen.getByRole('navigation', { name: 'Ihr Konto', hidden: true })).getByRole('link', { name, hidden: true });
const layer = (name = 'Anmelden'): HTMLElement => screen.getByRole('dialog', { name });
const isOpen = (): boolean => screen.queryByRole('dialog') !== null;
const open = async (name?: string): Promise<void> => {
  await userEvent.click(shortcut(name));
  await screen.findByRole('dialog');
};
const signIn = async (): Promise<void> => {
  for (const [label, value] of Object.entries(ADA))
    fireEvent.change(within(layer()).getByLabelText(label), { target: { value } });
  await userEvent.click(within(layer()).getByRole('button', { name: 'Anmelden' }));
};

/** The shop knows Ada after the login. */
const welcoming = (reply: object = {}, known: Partial<ReturnType<typeof me>> = {}): ShopReplies => {
  let isSignedIn = false;
  return {
    [LOGIN]: () => {
      isSignedIn = true;
      return { successfull: true, firstName: 'Ada', lastName: 'Nowak', cartMerged: false, ...reply };
    },
    Me: () => ({ me: isSignedIn ? aCustomer(known) : me() }),
    CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
  };
};

beforeEach(() => {
  removeAllDrafts();
  removeLoginTarget();
});

describe('the login flyout of a guest', () => {
  it('opens beneath the account shortcut, which stays a link to the login page (AUTH-16)', async () => {
    await openPage('/');
    expect(shortcut().getAttribute('href')).toBe('/login/');
    expect(shortcut().getAttribute('aria-expanded')).toBe('false');
    await open();
    expect(shortcut().getAttribute('aria-expanded')).toBe('true');
    expect(within(layer()).getByLabelText('E-Mail-Adresse').getAttribute('autocomplete')).toBe('username');
    expect(within(layer()).getByRole('link', { name: 'Konto eröffnen' }).getAttribute('href')).toBe(
      '/myaccount/register/',
    );
  });

  it.each([
    ['/beratung/', '/myaccount/register/?origin=%2Fberatung%2F'],
    ['/login/', '/myaccount/register/'],
    ['/login/?origin=%2Fberatung%2F', '/myaccount/register/?origin=%2Fberatung%2F'],
  ])('leads from %s to the registration at %s, which leads back (HEADER-03, ROUTE-10)', async (path, registration) => {
    await openPage(path);
    await open();
    expect(within(layer()).getByRole('link', { name: 'Konto eröffnen' }).getAttribute('href')).toBe(registration);
    expect(
      within(layer())
        .getByRole('link', { name: /Passwort/u })
        .getAttribute('href'),
    ).toBe('/myaccount/resetpassword/');
  });

  it('toggles, and closes on Escape, which gives the focus back (AUTH-17)', async () => {
    await openPage('/');
    shortcut().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    expect(layer().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(shortcut()));
    await open();
    shortcut().click();
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('shows a refusal, marks its fields, and keeps the e-mail address', async () => {
    await openPage('/', { replies: { [LOGIN]: () => ({ successfull: false, errorMessage: 'shop.login.failed' }) } });
    await open();
    await signIn();
    expect(
      await within(layer()).findByRole('link', { name: 'Anmeldung nicht möglich. Bitte prüfen Sie Ihre Angaben.' }),
    ).toBeDefined();
    expect(
      ['E-Mail-Adresse', 'Passwort'].map((label) => within(layer()).getByLabelText(label).getAttribute('aria-invalid')),
    ).toEqual(['true', 'true']);
    expect(within(layer()).getByLabelText<HTMLInputElement>('E-Mail-Adresse').value).toBe('ada@schule.example');
  });

  it('closes after a login, stays on the page, and shows whose it is now (AUTH-17)', async () => {
    const { gateway, currentPath } = await openPage('/beratung/', { replies: welcoming() });
    await open();
    await signIn();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(gateway.variablesOf(LOGIN)).toEqual([
      { formData: { email: 'ada@schule.example', password: 'kreide', stayLogged: false }, mergeCart: true },
    ]);
    await waitFor(() => expect(shortcut('Ada')).toBeDefined());
    expect(currentPath()).toBe('/beratung/');
  });

  it('says on the same page what the login added to the basket (UPM-15)', async () => {
    const merge = {
      from: 'cart-1',
      lines: [{ itemId: '1', name: 'Heft', brought: 2, added: 2, most: 99 }],
      vouchers: [],
    };
    await openPage('/', {
      replies: { ...welcoming({}, { hasMergedCart: true }), Cart: () => ({ cart: aCart({ merge }) }) },
    });
    expect(screen.queryByText('2 × Heft')).toBeNull();
    await open();
    await signIn();
    expect(await screen.findByText('2 × Heft')).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
  });

  it.each([
    ['/login/', undefined, '/myaccount/contact-details/'],
    ['/login/?origin=%2Fcheckout%2Fbasket%2F', undefined, '/checkout/basket/'],
    ['/', '/checkout/basket/', '/checkout/basket/'],
  ])('on %s with the stored target %s leads to %s (AUTH-17)', async (path, stored, target) => {
    const { currentPath } = await openPage(path, { replies: welcoming() });
    if (stored !== undefined) saveLoginTarget(stored);
    await open();
    await signIn();
    await waitFor(() => expect(currentPath()).toBe(target));
    expect(storedLoginTarget()).toBeUndefined();
  });

  it('remembers the page that required a login (AUTH-17)', async () => {
    const { currentPath, navigateTo } = await openPage('/', {
      replies: {
        ...welcoming(),
        CheckoutFacts: () => ({ checkoutFacts: { ...readyFacts(), loginState: 'logged-out' } }),
      },
    });
    await navigateTo('/myaccount/contact-details/');
    await waitFor(() => expect(currentPath()).toBe('/login/'));
    expect(storedLoginTarget()).toBe('/myaccount/contact-details/');
  });
});

describe('the login flyout of the business shop', () => {
  it('has a customer number, and beside it a panel that leads to the registration in German and English (AUTH-16)', async () => {
    await openPage('/', { storefront: 'b2b-de' });
    await open();
    expect(within(layer()).getByLabelText('Kundennummer')).toBeDefined();
    expect(within(layer()).getByRole('form').textContent).not.toContain('Konto eröffnen');
    const panel = within(within(layer()).getByRole('region', { name: 'Noch kein Kunde?' }));
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Deutsch', '/myaccount/register/'],
      ['English', 'http://en.educational.localhost:8080/myaccount/register/'],
    ]);
  });
});

describe('the account layer of a customer', () => {
  const signedIn: ShopReplies = {
    Me: () => ({ me: aCustomer() }),
    CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
  };

  it('shows the name, and leads to the parts of the account (AUTH-16)', async () => {
    await openPage('/', { replies: signedIn });
    await waitFor(() => expect(shortcut('Ada').getAttribute('href')).toBe('/myaccount/'));
    await open('Ada');
    const account = within(layer('Ihr Konto'));
    expect(account.getByText('Angemeldet als Ada Nowak')).toBeDefined();
    // The shop is asked whether it takes returns once the layer is open.
    await account.findByRole('link', { name: 'Rücksendungen' });
    expect(account.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kontaktdaten', '/myaccount/contact-details/'],
      ['Bestellungen', '/myaccount/orders/'],
      ['Adressen', '/myaccount/addresses/'],
      ['Merkzettel & Listen', '/myaccount/wishlist/'],
      ['Rücksendungen', '/myaccount/returns/'],
      ['Abmelden', '/logout/'],
    ]);
  });

  it('calls the wish list of a business its saved basket', async () => {
    await openPage('/', { storefront: 'b2b-de', replies: signedIn });
    await waitFor(() => expect(shortcut('Ada').getAttribute('href')).toBe('/myaccount/'));
    await open('Ada');
    expect(within(layer('Ihr Konto')).getByRole('link', { name: 'Gespeicherter Warenkorb' }).getAttribute('href')).toBe(
      '/myaccount/wishlist/',
    );
  });

  it('closes when another page is opened', async () => {
    const { navigateTo } = await openPage('/', { replies: signedIn });
    await waitFor(() => expect(shortcut('Ada')).toBeDefined());
    await open('Ada');
    await navigateTo('/checkout/basket/');
    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
