import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS, FIELD_MINIMUMS } from '../shared/field-limits.ts';
import { maxLength, minLength, required } from '../shared/form-rules.ts';
import { normaliseLines, normaliseText } from '../shared/normalise-text.ts';
import type { Stars } from './review.ts';

/** What a customer writes about a product. */
export interface ReviewForm {
  /** Absent until the customer has chosen. */
  readonly rating?: Stars | undefined;
  readonly title: string;
  readonly message: string;
  /** The name that others see. */
  readonly nickname: string;
}

/** A review that can be saved. */
export interface WrittenReview extends ReviewForm {
  readonly rating: Stars;
}

/** All errors, in the order of the form. */
export const reviewErrors = ({ rating, title, message, nickname }: ReviewForm): readonly FieldError[] =>
  fieldErrorsOf({
    rating: rating === undefined ? 'shop.review.rating' : undefined,
    title: required(title) ?? maxLength(FIELD_LIMITS.title)(title),
    message:
      required(message) ?? minLength(FIELD_MINIMUMS.message)(message) ?? maxLength(FIELD_LIMITS.message)(message),
    nickname: required(nickname) ?? maxLength(FIELD_LIMITS.nickname)(nickname),
  });

/** The review as it was meant. */
export const tidyReview = ({ rating, title, message, nickname }: ReviewForm): ReviewForm => ({
  rating,
  title: normaliseText(title),
  message: normaliseLines(message),
  nickname: normaliseText(nickname),
});

/** A review that can be saved; undefined without a rating. */
export const writtenReview = ({ rating, ...texts }: ReviewForm): WrittenReview | undefined =>
  rating === undefined ? undefined : { ...tidyReview(texts), rating };
