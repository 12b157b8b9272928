import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs values so that only this gateway (and those that share its secret) can have written them. */
export interface Signatures {
  /** The value with its signature; `purpose` keeps a value signed for one use from passing in another. */
  sign(purpose: string, value: string): string;
  /** The value, where the signature is ours and for this purpose. */
  open(purpose: string, signed: string): string | undefined;
}

/** Injection token of the `Signatures`. */
export const SIGNATURES = Symbol('Signatures');

export const signatures = (secret: string): Signatures => {
  const signatureOf = (purpose: string, value: string): string =>
    createHmac('sha256', secret).update(`${purpose}=${value}`).digest('base64url');
  return {
    sign: (purpose, value) => `${value}.${signatureOf(purpose, value)}`,
    open: (purpose, signed) => {
      const dot = signed.lastIndexOf('.');
      if (dot < 0) return undefined;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const wanted = Buffer.from(signatureOf(purpose, value));
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? value : undefined;
    },
  };
};
