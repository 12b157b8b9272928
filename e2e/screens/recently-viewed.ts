import type { Tab } from '../tab.ts';

/** The row of products that were looked at on this device. */
export const recentlyViewed = ({ page, t }: Tab) => {
  const row = page.getByRole('region', { name: t('catalogue:recent.title') });
  return {
    row,
    names: row.getByRole('heading', { level: 3 }),
    forget: (name: string) => row.getByRole('button', { name: t('catalogue:recent.forget', { name }) }),
    forgetAll: row.getByRole('button', { name: t('catalogue:recent.forgetAll') }),
    /** As a shopper who reads on. */
    comeNear: () => page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded(),
  };
};
