import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** A photo as a phone names it. */
export const PHOTO = {
  name: 'riss.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const GERDA = {
  salutation: 'mrs',
  firstName: 'Gerda',
  lastName: 'Gast',
  email: 'gerda.gast@pausenhof.example',
} as const;

/** The pages of a return: look-up, articles, regulation, carrier, confirmation and result. */
export const returnsFlow = ({ page, t }: Tab) => {
  const main = page.getByRole('main');
  const lines = main
    .getByRole('list', { name: t('returns:productselection.lines') })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: t(`returns:${key}`) });
  const button = (key: string) => main.getByRole('button', { name: t(`returns:${key}`), exact: true });
  const contact = {
    salutation: main.getByLabel(t('returns:contact.salutation'), { exact: true }),
    firstName: main.getByLabel(t('returns:contact.firstName'), { exact: true }),
    lastName: main.getByLabel(t('returns:contact.lastName'), { exact: true }),
    email: main.getByLabel(t('returns:contact.email'), { exact: true }),
    phone: main.getByLabel(t('returns:contact.phone')),
  };
  return {
    /** At the foot of every page. */
    link: page.getByRole('contentinfo').getByRole('link', { name: t('returns:landing.title') }),
    /** From the list of orders, the newest first. */
    fromOrders: main.getByRole('link', { name: t.like('orders:entry.return.of') }),
    landing: {
      open: () => page.goto('/myaccount/returns/'),
      title: heading('landing.title'),
      orderId: main.getByLabel(t('returns:lookup.orderId')),
      zipCode: main.getByLabel(t('returns:lookup.zipCode')),
      submit: button('lookup.submit'),
      find: async (orderId = '400000001', zipCode = '10115') => {
        await main.getByLabel(t('returns:lookup.orderId')).fill(orderId);
        await main.getByLabel(t('returns:lookup.zipCode')).fill(zipCode);
        await button('lookup.submit').click();
      },
    },
    articles: {
      title: heading('productselection.title'),
      lines,
      /** A line that can be returned, counted from 0. */
      line: (at: number) => {
        const line = lines.nth(at);
        return {
          tick: line.getByRole('checkbox').first(),
          quantity: line.getByLabel(t('returns:line.quantity'), { exact: true }),
          reason: line.getByLabel(t('returns:line.reason'), { exact: true }),
          damage: line.getByLabel(t('returns:line.additionalInfo.damaged')),
          comment: line.getByLabel(t('returns:line.comment')),
          photos: line.getByLabel(t('returns:line.photos')),
          stored: line.getByText(t('uploads:upload.status.received'), { exact: true }),
          broken: line.getByText(t('uploads:upload.status.broken'), { exact: true }),
          again: line.getByRole('button', { name: t('uploads:upload.retry') }),
          remove: line.getByRole('button', {
            name: t('uploads:upload.remove.label', { name: PHOTO.name.replace('png', 'jpg') }),
          }),
        };
      },
      blocked: main.getByRole('region', { name: t('returns:blocked.title') }),
      goOn: button('productselection.on'),
    },
    regulations: {
      title: heading('regulations.title'),
      choices: main.getByRole('radio'),
      /** Chooses by pressing the arrow keys, from the first one on. */
      choose: async (at: number) => {
        await main.getByRole('radio').first().focus();
        for (let pressed = 0; pressed < at; pressed += 1) await page.keyboard.press('ArrowDown');
      },
      goOn: button('regulations.on'),
    },
    carrier: {
      title: heading('carrier.title'),
      choices: main.getByRole('radio'),
      choice: (name: string) => main.getByRole('radio', { name, exact: true }),
      labels: main.getByLabel(t('returns:carrier.labels')),
      goOn: button('carrier.on'),
    },
    confirm: {
      title: heading('confirm.title'),
      goods: main.getByRole('list', { name: t('returns:confirm.goods') }).getByRole('listitem'),
      change: (part: 'goods' | 'regulation' | 'carrier') =>
        main.getByRole('link', { name: `${t('returns:confirm.change')} ${t(`returns:confirm.${part}`)}` }),
      contact,
      fillIn: async () => {
        await contact.salutation.selectOption(GERDA.salutation);
        await contact.firstName.fill(GERDA.firstName);
        await contact.lastName.fill(GERDA.lastName);
        await contact.email.fill(GERDA.email);
      },
      submit: button('confirm.submit'),
    },
    result: {
      title: heading('result.title'),
      label: main.getByRole('link', { name: /PDF/u }),
      more: main.getByRole('link', { name: t('returns:result.more') }),
      /** The return's number. */
      seeNumber: async (): Promise<string> => {
        await expect(heading('result.title')).toBeVisible();
        return main.getByRole('heading', { level: 2 }).getByText(/^\d+$/u).innerText();
      },
    },
  };
};
