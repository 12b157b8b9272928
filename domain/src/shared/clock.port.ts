/** The current time. Used by use cases only: rules take `now` as an argument. */
export interface Clock {
  now(): Date;
}
