import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The list of errors above a form. */
export const errorSummary = ({ page, t }: Tab) => {
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('shell:form.problem') });
  return {
    summary,
    links: summary.getByRole('link'),
    see: (key: string) => expect(summary.getByText(t(key))).toBeVisible(),
  };
};
