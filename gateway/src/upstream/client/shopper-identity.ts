import { fingerprintOf, shopperHeaders, publicFingerprintOf } from './request/request-headers.ts';
import type { RequestHeaders } from './request/request-headers.ts';
import type { UpstreamShopper } from './upstream-shopper.ts';

/** A shopper as the upstream distinguishes them. */
export interface ShopperIdentity {
  readonly headers: RequestHeaders;
  /** Operations with the same one may share a request. */
  readonly fingerprint: string;
  /** Public queries with the same one may share a reply; undefined for a known shopper. */
  readonly publicFingerprint: string | undefined;
  /** Operations with the same one keep their order. Visitors without a user id never share one, however alike they look. */
  readonly sequence: string;
  /** Whether the upstream knows them. */
  readonly isKnown: boolean;
}

/** Determines the identity of each shopper once. */
export const shopperIdentities = (passesWorld: boolean): ((shopper: UpstreamShopper) => ShopperIdentity) => {
  const identities = new WeakMap<UpstreamShopper, ShopperIdentity>();
  let shoppers = 0;

  const identify = (shopper: UpstreamShopper): ShopperIdentity => {
    const headers = shopperHeaders(shopper, passesWorld);
    const fingerprint = fingerprintOf(headers);
    const isKnown = shopper.userId !== undefined || shopper.sessionToken !== undefined;
    shoppers += 1;
    return {
      headers,
      fingerprint,
      publicFingerprint: publicFingerprintOf(headers),
      sequence: isKnown ? fingerprint : `anonymous ${shoppers}`,
      isKnown,
    };
  };
  return (shopper) => {
    const identity = identities.get(shopper) ?? identify(shopper);
    identities.set(shopper, identity);
    return identity;
  };
};
