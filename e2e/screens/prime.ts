import { BUTTON_LABEL, PAYMENT_WORDING, type WordedPaymentId } from '@shop/fakes/payments/payment-texts';
import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** The pages of Prime: the landing page and the checkout. */
export const prime = ({ page, storefront, t }: Tab) => {
  const language = STOREFRONTS[storefront].fakeTexts;
  const order = page.getByRole('form', { name: t('prime:checkout.title') });
  const membership = page.getByRole('region', { name: t('prime:member.title') });
  return {
    open: () => page.goto('/prime/'),
    title: page.getByRole('heading', { level: 1, name: t('prime:title') }),
    fromCheckout: page.getByText(t('prime:fromCheckout')),
    plan: page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: t('prime:plan.choose', { count: 12 }) }) })
      .getByRole('listitem')
      .first(),
    chooseYear: page.getByRole('button', { name: t('prime:plan.choose', { count: 12 }) }),
    membership,
    /** A row of the membership: its status, plan, beginning or end. */
    fact: (label: string) =>
      membership
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
        .getByRole('cell'),
    active: membership.getByText(t('prime:member.status.ACTIVE'), { exact: true }),
    checkoutTitle: page.getByRole('heading', { level: 1, name: t('prime:checkout.title') }),
    method: (id: WordedPaymentId) =>
      order.getByRole('radio', { name: PAYMENT_WORDING[id].name[language], exact: true }),
    choose: (id: WordedPaymentId) => order.getByText(PAYMENT_WORDING[id].name[language], { exact: true }).click(),
    /** Its amounts: of the first term, at the end. */
    summary: order.getByRole('region', { name: t('prime:checkout.summary') }),
    total: order.getByRole('definition').last(),
    order: order.getByRole('button', { name: BUTTON_LABEL[language] }),
  };
};
