import type { MessageKey } from './message-keys.ts';

/** A limit is reached, and nothing happened. Thrown by ports. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
  readonly messageKey: MessageKey = 'shop.error.tooManyTries';
  /** After which the same call may succeed. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`too many attempts; the next one in ${seconds} s`);
    this.seconds = seconds;
  }
}
