import type { ReactNode } from 'react';

import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { type ReviewSearch, reviewsHref } from './review-search.ts';
import { ReviewStatistics } from './review-statistics.tsx';
import type { ReviewPage } from './reviews.queries.ts';
import styles from './product-reviews.module.css';

interface ReviewSectionProps {
  readonly page: ReviewPage;
  readonly shown: ReviewSearch;
  readonly path: string;
  readonly search: SearchValues;
}

const Entries = ({ page, path, search }: Omit<ReviewSectionProps, 'shown'>): ReactNode => {
  const { t } = useTranslation('reviews');
  if (page.reviews.length > 0) return page.reviews.map((review) => <ReviewEntry key={review.id} review={review} />);
  return (
    <p>
      {t('noneHere')} <a href={reviewsHref(path, search, { page: 1 })}>{t('showAll')}</a>
    </p>
  );
};

/** Statistics and a page of reviews. Without state: the browser keeps the server's markup. */
export const ReviewSection = ({ page, shown, path, search }: ReviewSectionProps): ReactNode => {
  const { t } = useTranslation('reviews');
  if (page.total === 0) return <p>{t('none')}</p>;
  return (
    <div className={styles.columns}>
      <ReviewStatistics
        page={page}
        chosen={shown.stars}
        hrefOf={(stars) => reviewsHref(path, search, { stars, page: 1 })}
      />
      <div>
        {shown.stars !== undefined && (
          <p className={styles.chosen}>
            <strong>{t('chosen', { count: shown.stars, stars: t('stars', { count: shown.stars }) })}</strong>{' '}
            <a href={reviewsHref(path, search, { page: 1 })}>{t('showAll')}</a>
          </p>
        )}
        <Entries page={page} path={path} search={search} />
      </div>
    </div>
  );
};
