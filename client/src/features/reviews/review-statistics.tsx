import { REVIEW_RATIO_DIGITS } from '@shop/domain/reviews/review-statistics';
import { starsFrom, type Stars } from '@shop/domain/reviews/review';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import type { ReviewPage } from './reviews.queries.ts';
import styles from './review-statistics.module.css';

interface ReviewStatisticsProps {
  readonly page: ReviewPage;
  /** The rating that is shown alone; all without it. */
  readonly chosen: Stars | undefined;
  /** The link to the reviews with a rating; to all without one. */
  readonly hrefOf: (stars: Stars | undefined) => string;
}

const Bar = ({ percent }: { readonly percent: number }): ReactNode => (
  <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width="100" height="8" />
    <rect className={styles.part} width={percent} height="8" />
  </svg>
);

/** The average of all reviews, and how many have each rating; each count shows the reviews behind it. */
export const ReviewStatistics = ({
  page: { total, ratio, shares },
  chosen,
  hrefOf,
}: ReviewStatisticsProps): ReactNode => {
  const { t } = useTranslation('reviews');
  const { decimal, number } = useFormat();
  return (
    <div className={styles.statistics}>
      <p className={styles.ratio}>
        <strong className={styles.figure}>{decimal(ratio, REVIEW_RATIO_DIGITS)}</strong>{' '}
        <span>{t('ratio', { count: total, total: number(total) })}</span>
      </p>
      <ul className={styles.shares} aria-label={t('filter')}>
        <li>
          <a className={styles.all} href={hrefOf(undefined)} aria-current={chosen === undefined ? 'true' : undefined}>
            {t('all', { total: number(total) })}
          </a>
        </li>
        {shares.map(({ stars, count, percent }) => {
          const label = (
            <>
              <span>{t('stars', { count: stars })}</span>
              <Bar percent={percent} />
              <span className={styles.count}>{t('share', { count: number(count), percent: number(percent) })}</span>
            </>
          );
          return (
            <li key={stars}>
              {count === 0 ? (
                <span className={styles.share}>{label}</span>
              ) : (
                <a
                  className={styles.share}
                  href={hrefOf(starsFrom(stars))}
                  aria-current={chosen === stars ? 'true' : undefined}
                >
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
