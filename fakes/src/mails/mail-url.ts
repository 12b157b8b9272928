import type { HostMarkers } from '@shop/domain/storefronts/host-markers';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { hostOfStorefront } from '@shop/domain/storefronts/storefront-host';
import { DOCUMENTS } from '../documents/document-path.ts';

/** The URL of a path within the shop, as it stands in the mails of a storefront. */
export type MailUrl = (path: string, storefrontId: StorefrontId) => string;

/** Where the shop is for browsers. It comes from the configuration, never from a request: anybody can invent a Host header. */
export interface ShopAddress {
  /** Of the German shop; known once the server listens. */
  readonly shopUrl: () => string;
  readonly hostMarkers: HostMarkers;
  /** Of the server that has the documents, if that is not the shop. */
  readonly documentsUrl?: () => string;
}

export const mailUrls =
  ({ shopUrl, hostMarkers, documentsUrl }: ShopAddress): MailUrl =>
  (path, storefrontId) => {
    if (documentsUrl !== undefined && path.startsWith(DOCUMENTS)) return `${new URL(documentsUrl()).origin}${path}`;
    const { protocol, host } = new URL(shopUrl());
    return `${protocol}//${hostOfStorefront(storefrontId, host, hostMarkers)}${path}`;
  };
