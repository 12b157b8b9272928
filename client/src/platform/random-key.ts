/** A key that no other one equals. `crypto.randomUUID` is missing on pages without TLS. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
