import { starsOf } from '@shop/domain/catalogue/stars';
import type { ReactNode } from 'react';

import { useFormat } from '../platform/texts/format.ts';
import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './star-rating.module.css';

interface StarRatingProps {
  readonly rating: number;
  readonly count: number;
  /** Renders nothing as long as there are no ratings. */
  readonly isHiddenWhenEmpty?: boolean;
}

const STAR = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8L10 1.6Z';

/** Five places, this many of them filled, in halves. */
export const Stars = ({ stars, label }: { readonly stars: number; readonly label: string }): ReactNode => (
  <svg className={styles.drawing} viewBox="0 0 100 20" role="img" aria-label={label}>
    {[1, 2, 3, 4, 5].map((place) => (
      <path
        key={place}
        d={STAR}
        transform={`translate(${(place - 1) * 20} 0)`}
        className={stars >= place ? styles.full : stars >= place - 0.5 ? styles.half : styles.empty}
      />
    ))}
  </svg>
);

export const StarRating = ({ rating, count, isHiddenWhenEmpty = false }: StarRatingProps): ReactNode => {
  const { t } = useTranslation('shell');
  const format = useFormat();
  if (count === 0) return isHiddenWhenEmpty ? null : <span className={styles.none}>{t('stars.none')}</span>;
  const stars = starsOf(rating);
  return (
    <span className={styles.stars}>
      <Stars stars={stars} label={t('stars.rating', { rating: format.number(stars) })} />
      <span className={styles.count} title={t('stars.count', { count })}>
        ({format.number(count)})
      </span>
    </span>
  );
};
