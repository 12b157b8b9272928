import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The toasts at the top right. */
export const toasts = ({ page, t }: Tab) => {
  const region = page.getByRole('region', { name: t('shell:toast.region') });
  return {
    region,
    see: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      expect(region.getByText(t.like(key, values))).toBeVisible(),
    close: () =>
      region
        .getByRole('button', { name: t('shell:toast.close') })
        .first()
        .click(),
  };
};
