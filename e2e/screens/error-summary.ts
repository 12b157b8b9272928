import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** All that is wrong with a form, above it. */
export const errorSummary = ({ page, t }: Tab) => {
  const summary = page.getByRole('main').getByRole('alert').filter({ hasText: t('shell:form.problem') });
  return {
    summary,
    links: summary.getByRole('link'),
    see: (key: string) => expect(summary.getByText(t(key))).toBeVisible(),
  };
};
