import { createHash } from 'node:crypto';

/** SHA-256 as text: a key that can be compared and stored without revealing its source. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
