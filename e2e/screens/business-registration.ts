import { STOREFRONTS } from '../stack/storefronts.ts';
import type { Tab } from '../tab.ts';

/** A school that registers. */
export const SCHOOL = {
  company: 'Grundschule am Anger',
  email: 'buero@anger-schule.example',
  password: 'Kreide-und-Tafel-7',
};

/** A file as a tester picks it. */
export interface PickedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The registration on the business shop, and the page after it. */
export const businessRegistration = ({ page, storefront, t }: Tab) => {
  const form = page.getByRole('form', { name: t('businesses:title') });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  const file = form.getByLabel(t('businesses:certificate.label'), { exact: true });
  const isGerman = STOREFRONTS[storefront].language === 'de';
  return {
    open: () => page.goto('/myaccount/register/'),
    form,
    company: field(t('businesses:company')),
    file,
    /** The chosen files, with what has become of them. */
    files: form.getByRole('listitem'),
    sent: form.getByText(t('uploads:upload.status.received'), { exact: true }),
    broken: form.getByText(t('uploads:upload.status.broken'), { exact: true }),
    sendAgain: form.getByRole('button', { name: t('uploads:upload.retry') }),
    mismatch: t.like('uploads:shop.upload.mismatch'),
    submit: form.getByRole('button', { name: t('businesses:submit') }),
    received: page.getByRole('heading', { name: t('businesses:received.title') }),
    pick: (picked: PickedFile) => file.setInputFiles(picked),
    /** Everything but the certificate. */
    fill: async () => {
      await field(t('businesses:company')).fill(SCHOOL.company);
      await field(t('addresses:street')).fill('Am Anger 1');
      await field(t('addresses:postcode')).fill('10115');
      await field(t('addresses:city')).fill('Berlin');
      await field(t('addresses:salutation')).selectOption('mrs');
      await field(t('addresses:firstname')).fill('Frieda');
      await field(t('addresses:lastname')).fill('Frisch');
      await field(t('businesses:industry')).selectOption({
        label: isGerman ? 'Schulen und Hochschulen' : 'Schools and universities',
      });
      await field(t('businesses:job')).selectOption('OFFICE');
      await field(t('businesses:email')).fill(SCHOOL.email);
      await field(t('businesses:password')).fill(SCHOOL.password);
      await field(t('businesses:passwordRepeat')).fill(SCHOOL.password);
    },
  };
};
