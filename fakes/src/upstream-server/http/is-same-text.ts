import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
