import type { Tab } from '../tab.ts';

/** The first step: sign in, order as a guest, or register. */
export const checkoutLogin = ({ page, t }: Tab) => ({
  open: () => page.goto('/checkout/login/'),
  title: page.getByRole('heading', { level: 1, name: t('checkout:login.title') }),
  asGuest: page.getByRole('button', { name: t('checkout:login.guest'), exact: true }),
  register: page.getByRole('button', { name: t('checkout:login.register'), exact: true }),
});
