import { createHash } from 'node:crypto';
import { draw, type Transaction } from './transaction.ts';

/** A token has 160 bits. */
const PARTS = 5;

/** A token that nobody guesses, for a session or the link of a mail. Each kind has a stream of its own. */
export const secretToken = (tx: Transaction, stream: string): string =>
  Array.from({ length: PARTS }, () => draw(tx, stream).toString(16).padStart(8, '0')).join('');

/** What a world keeps of a token, or of an address to compare with: whoever reads it cannot use it. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
