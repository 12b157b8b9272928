import { expect } from '@playwright/test';
import type { Tab } from '../tab.ts';

/** The list of errors above a form. */
export const errorSummary = ({ page, t }: Tab) => {
  const summary = page
    .getByRole('main')
    .getByRole('alert')
    .filter({
      has: page.getByRole('heading', {
        level: 2,
        name: new RegExp(`^(?:${t('shell:form.problem')}|${t('shell:form.failed')})$`, 'u'),
      }),
    });
  return {
    summary,
    links: summary.getByRole('link'),
    see: (key: string) => expect(summary.getByText(t(key))).toBeVisible(),
  };
};
