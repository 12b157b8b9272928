import type { HostMarkers, StorefrontName } from '@shop/domain/storefronts/storefront';

/** Host of the German consumer shop, seen from any host of the house. */
const baseHost = (host: string, { english, educational, ch, at }: HostMarkers): string => {
  const prefixes = [english, `${educational}.`, `${ch.split('.')[0] ?? ''}.`, `${at.split('.')[0] ?? ''}.`];
  const prefix = prefixes.find((known) => known !== '.' && host.startsWith(known));
  return prefix === undefined ? host : baseHost(host.slice(prefix.length), { english, educational, ch, at });
};

/** The host under which a storefront opens, beside the one that was asked. */
export const hostOfStorefront = (name: StorefrontName, asked: string, markers: HostMarkers): string => {
  const base = baseHost(asked, markers);
  const port = /:\d+$/u.exec(base)?.[0] ?? '';
  switch (name) {
    case 'de':
      return base;
    case 'en':
      return `${markers.english}${base}`;
    case 'ch':
      return `${markers.ch}${port}`;
    case 'at':
      return `${markers.at}${port}`;
    case 'b2b-de':
      return `${markers.educational}.${base}`;
    case 'b2b-en':
      return `${markers.english}${markers.educational}.${base}`;
  }
};
