import type { Shopper } from '../sessions/shopper.ts';
import type { RatingLink } from './rating-link.ts';

/** What buyers say about articles. */
export interface Reviews {
  /** Decrypts and checks the value of a rating link (upstream: decryptAndCheckPieData). */
  openRatingLink(shopper: Shopper, encrypted: string): Promise<RatingLink>;
}
