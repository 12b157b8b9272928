import type { Tab } from '../tab.ts';

/** Products side by side, and how a listing leads there. */
export const comparison = ({ page, t }: Tab) => {
  const table = page.getByRole('table', { name: t('compare:table') });
  return {
    choices: page.getByRole('checkbox', { name: new RegExp(`^${t('catalogue:tile.compare')}`, 'u') }),
    compare: page.getByRole('button', { name: t('catalogue:listing.compare') }),
    title: page.getByRole('heading', { level: 1, name: t('compare:title') }),
    table,
    products: table
      .getByRole('columnheader')
      .getByRole('link')
      .filter({ hasNotText: t('compare:remove') }),
    remove: table.getByRole('link', { name: t('compare:remove') }),
    tooMany: page.getByText(t('compare:tooMany', { count: 4 })),
  };
};
