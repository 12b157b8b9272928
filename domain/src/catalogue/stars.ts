/** Lowest rating for each additional half star, from one and a half to five (LIST-13). */
const STEPS = [1.4, 1.9, 2.4, 2.9, 3.4, 3.9, 4.4, 4.9] as const;

/** Stars to draw for a rating of 0 to 5: none below 1.4, then 1.5 to 5 in halves. */
export const starsOf = (rating: number): number => {
  const reached = STEPS.filter((step) => rating >= step).length;
  return reached === 0 ? 0 : 1 + reached / 2;
};
