import type { ReactNode } from 'react';

import { useTranslation } from '../platform/texts/translation.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Heights of the shapes, in multiples of 4 px. */
  readonly shapes: readonly number[];
}

/** A placeholder for content that is loading. It appears after 300 ms, so that fast responses do not flicker. */
export const Skeleton = ({ shapes }: SkeletonProps): ReactNode => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      {shapes.map((height, at) => (
        <svg key={`${at} ${height}`} className={styles.shape} height={height * 4} aria-hidden="true">
          <rect width="100%" height="100%" rx="8" />
        </svg>
      ))}
    </div>
  );
};
