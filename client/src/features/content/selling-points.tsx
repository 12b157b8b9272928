import type { ReactNode } from 'react';

import type { FooterQuery } from '../../platform/generated/graphql.ts';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { footerQuery } from './content.queries.ts';
import styles from './selling-points.module.css';

type SellingPoint = FooterQuery['footer']['usps'][number];

const Point = ({ headline, link }: Pick<SellingPoint, 'headline' | 'link'>): ReactNode => (
  <li>
    <Icon name="check" size={16} />
    {link === null ? headline : <a href={link}>{headline}</a>}
  </li>
);

/** The editors' selling points as a row beneath the navigation; the foot of the page says more about each. */
export const SellingPoints = (): ReactNode => {
  const { t } = useTranslation('layout');
  const usps = useQueryResult(footerQuery())?.footer.usps ?? [];
  if (usps.length === 0) return null;
  return (
    <section className={styles.row} aria-label={t('sellingPoints.label')} data-print="none">
      <ul>
        {usps.map(({ headline, link }) => (
          <Point key={headline} headline={headline} link={link} />
        ))}
      </ul>
    </section>
  );
};
