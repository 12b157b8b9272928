import type { Tab } from '../tab.ts';

/** The reviews on the page of a product, and the form for one. */
export const reviewsScreen = ({ page, t }: Tab) => {
  const section = page.getByRole('region', { name: t('reviews:title'), exact: true });
  const form = page.getByRole('form', { name: t('reviews:form.title') });
  return {
    section,
    entries: section.getByRole('article'),
    /** Filters by rating, the best first. */
    filters: section.getByRole('list', { name: t('reviews:filter') }).getByRole('link'),
    more: section.getByText(t('reviews:more'), { exact: true }),
    write: section.getByRole('link', { name: t('reviews:write') }),
    change: section.getByRole('link', { name: t('reviews:change') }),
    pending: page.getByRole('main').getByText(t('reviews:pending')),
    form,
    rating: (stars: 1 | 2 | 3 | 4 | 5) => form.getByRole('radio', { name: t(`reviews:form.rating.${stars}`) }),
    heading: form.getByLabel(t('reviews:form.heading')),
    message: form.getByLabel(t('reviews:form.message')),
    nickname: form.getByLabel(t('reviews:form.nickname')),
    send: form.getByRole('button', { name: t('reviews:form.send') }),
  };
};
