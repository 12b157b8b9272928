/** How long pieces stay reserved if the shop does not say, in minutes. */
export const DEFAULT_RESERVATION_MINUTES = 15;

/** Once on entering the checkout, and ten times by the shopper (WCAG 2.2.1: at least ten times). */
export const MOST_EXTENSIONS = 11;

/** Of the pieces of lightning deals that one cart holds. Times in ms since the epoch. */
export interface ReservationFacts {
  readonly reservedUntil: number;
  readonly extensions: number;
  /** When the deals of its pieces end. */
  readonly dealEnds: readonly number[];
}

/** Pieces are held until the reservation or their deal ends, whichever is earlier. */
export const piecesHeldUntil = ({ reservedUntil }: Pick<ReservationFacts, 'reservedUntil'>, dealEnd: number): number =>
  Math.min(reservedUntil, dealEnd);

/** When the first pieces will be lost, or were. */
export const reservationEnd = ({ reservedUntil, dealEnds }: ReservationFacts): number =>
  dealEnds.reduce((earliest, end) => Math.min(earliest, end), reservedUntil);

/** How often the end can still be put off: never beyond the end of a deal, which is the same for everybody. */
export const extensionsLeft = (facts: ReservationFacts): number =>
  facts.dealEnds.some((end) => end <= facts.reservedUntil) ? 0 : Math.max(0, MOST_EXTENSIONS - facts.extensions);
