import type { WrittenReview } from '../reviews/review-rules.ts';

/** A review that can be saved. */
export const aReviewForm = (facts: Partial<WrittenReview> = {}): WrittenReview => ({
  rating: 4,
  title: 'Bewährt im Unterricht',
  message: 'Seit dem Sommer in meiner Klasse im Einsatz.\nDie Kinder mögen es.',
  nickname: 'Anna aus Klasse 2a',
  ...facts,
});
