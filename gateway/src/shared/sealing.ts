import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts texts, so that only this gateway (and those that share its secrets) can read them, and nobody else can have written them. */
export interface Sealer {
  /** The text, readable in this place only. */
  seal(place: string, text: string): string;
  /** The text; undefined unless it was sealed by us, for this place. */
  open(place: string, sealed: string): string | undefined;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The first secret seals, all of them open, so that a secret can be replaced while older texts remain readable. Each purpose has its own keys. */
export const sealer = (secrets: readonly [string, ...string[]], purpose: string): Sealer => {
  const keyOf = (secret: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `pausenhof|sealed|${purpose}`, KEY_BYTES));
  const [first, ...older] = secrets;
  const sealing = keyOf(first);
  const opening = [sealing, ...older.map(keyOf)];

  const openWith = (key: Buffer, place: string, bytes: Buffer): string | undefined => {
    try {
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
    } catch {
      return undefined;
    }
  };

  return {
    seal: (place, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(place));
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
    },
    open: (place, sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of opening) {
        const text = openWith(key, place, bytes);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
};
