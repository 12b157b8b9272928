import type { Shopper } from '@shop/domain/sessions/shopper';
import { fingerprintOf, shopperHeaders, publicFingerprintOf } from './request/request-headers.ts';
import type { RequestHeaders } from './request/request-headers.ts';

/** A shopper as the upstream can tell them from others. */
export interface ShopperIdentity {
  readonly headers: RequestHeaders;
  /** Operations may share a request with those of the same. */
  readonly fingerprint: string;
  /** Public questions may share an answer with those of the same; absent for somebody who is known. */
  readonly publicFingerprint: string | undefined;
  /** Operations of the same keep their order. People without a user id have nothing in common, however alike they look. */
  readonly sequence: string;
  /** Whether the upstream has met them. */
  readonly isKnown: boolean;
}

/** Makes each shopper's identity once. */
export const shopperIdentities = (passesWorld: boolean): ((shopper: Shopper) => ShopperIdentity) => {
  const made = new WeakMap<Shopper, ShopperIdentity>();
  let shoppers = 0;

  const make = (shopper: Shopper): ShopperIdentity => {
    const headers = shopperHeaders(shopper, passesWorld);
    const fingerprint = fingerprintOf(headers);
    const isKnown = shopper.userId !== undefined || shopper.sessionToken !== undefined;
    shoppers += 1;
    return { headers, fingerprint, publicFingerprint: publicFingerprintOf(headers), sequence: isKnown ? fingerprint : `newcomer ${shoppers}`, isKnown };
  };
  return (shopper) => {
    const identity = made.get(shopper) ?? make(shopper);
    made.set(shopper, identity);
    return identity;
  };
};
