import type { Tab } from '../tab.ts';
import { addressFields } from './address-fields.ts';

/** The second step: contact, addresses and shipper. */
export const shippingStep = ({ page, t }: Tab) => {
  const form = page.getByRole('form', { name: t('checkout:shipping.title') });
  const billing = form.getByRole('group', { name: t('addresses:billing'), exact: true });
  const delivery = form.getByRole('group', { name: t('addresses:delivery'), exact: true });
  const password = (key: string) => form.getByLabel(t(key), { exact: true });
  return {
    open: () => page.goto('/checkout/shipping/'),
    title: page.getByRole('heading', { level: 1, name: t('checkout:shipping.title') }),
    form,
    email: form.getByLabel(t('checkout:account.email'), { exact: true }),
    password: password('checkout:account.password'),
    passwordRepeat: password('checkout:account.passwordRepeat'),
    billing: addressFields(billing, t),
    /** The addresses of the customer's address book. */
    billingChoices: billing.getByRole('radio'),
    delivery: addressFields(delivery, t),
    /** Of the packstation to deliver to. */
    packstation: {
      postnumber: delivery.getByLabel(t('addresses:postnumber')),
      number: delivery.getByLabel(t('addresses:packstation'), { exact: true }),
    },
    deliverTo: (key: 'sameAsBilling' | 'shippingAddress' | 'packstation') =>
      delivery.getByText(t(`addresses:delivery.${key}`), { exact: true }).click(),
    shipper: (name: string) => form.getByRole('radio', { name, exact: true }),
    phone: form.getByLabel(t.like('checkout:phone')),
    speditionPhone: form.getByLabel(t.like('checkout:spedition.phone')),
    /** On the business shop. */
    costCentre: form.getByLabel(t.like('checkout:more.costCentre')),
    orderReference: form.getByLabel(t.like('checkout:more.orderReference')),
    goOn: form.getByRole('button', {
      name: new RegExp(`${t('checkout:shipping.on')}|${t('checkout:shipping.toSummary')}`, 'u'),
    }),
  };
};
