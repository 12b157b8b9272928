import type { Tab } from '../tab.ts';
import { addressFields } from './address-fields.ts';

export type AddressList = 'billing' | 'shipping' | 'packstation';

const PATHS: Readonly<Record<AddressList, string>> = {
  billing: '/myaccount/addresses/billing/',
  shipping: '/myaccount/addresses/shipping/',
  packstation: '/myaccount/addresses/packing-station/',
};

/** The address pages of the account. */
export const addressPages = ({ page, t }: Tab) => {
  const of = (list: AddressList) => {
    const addresses = page.getByRole('list', { name: t(`address-book:title.${list}`) }).getByRole('listitem');
    const form = (what: 'add' | 'edit') => page.getByRole('form', { name: t(`address-book:${what}.${list}`) });
    const fields = (what: 'add' | 'edit') => {
      const named = (key: string) => form(what).getByLabel(t(`addresses:${key}`));
      return {
        ...addressFields(form(what), t),
        postnumber: named('postnumber'),
        packstation: form(what).getByLabel(t('addresses:packstation'), { exact: true }),
      };
    };
    const listed = (text: string) => addresses.filter({ hasText: text });
    return {
      open: () => page.goto(PATHS[list]),
      path: PATHS[list],
      title: page.getByRole('heading', { level: 1, name: t(`address-book:title.${list}`) }),
      addresses,
      listed,
      add: page.getByRole('link', { name: t(`address-book:add.${list}`) }),
      edit: (text: string) =>
        listed(text)
          .getByRole('link', { name: t('address-book:edit') })
          .click(),
      remove: (text: string) => listed(text).getByRole('button', { name: t('address-book:remove') }),
      newForm: fields('add'),
      editForm: fields('edit'),
      save: page.getByRole('button', { name: t(`address-book:save.${list}`) }),
    };
  };
  const notice = page.getByText(t.like('address-book:removed'));
  return {
    billing: of('billing'),
    shipping: of('shipping'),
    packstations: of('packstation'),
    toList: (list: AddressList) =>
      page
        .getByRole('navigation', { name: t('address-book:lists') })
        .getByRole('link', { name: t(`address-book:title.${list}`) })
        .click(),
    removedNotice: notice,
    restore: page.getByRole('button', { name: t('address-book:restore') }),
  };
};
