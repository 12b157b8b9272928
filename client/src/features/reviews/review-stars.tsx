import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Stars } from '../../ui/star-rating.tsx';

/** The stars that one author gave: drawn as they are, unlike an average. */
export const ReviewStars = ({ rating }: { readonly rating: number }): ReactNode => {
  const { t } = useTranslation('reviews');
  return <Stars stars={rating} label={t('stars', { count: rating })} />;
};
