import { type HostMarkers, storefrontFor, type StorefrontName, STOREFRONTS } from './storefront.ts';

const PORT = /:\d+$/u;
/** An IP address, which takes no label in front. */
const ADDRESS = /^[\d.]+$|^\[/u;

/** A marker with a dot inside is a domain of its own; any other is a label before the German domain. */
const isDomain = (marker: string): boolean => /[^.]\.[^.]/u.test(marker);

/** Removes a label from a host, at any position. */
const without = (host: string, label: string): string => `.${host}`.replace(`.${label}.`, '.').slice(1);

const labelOf = (marker: string): string => marker.replace(/\.$/u, '').toLowerCase();

/** The German consumer shop's host, worked out from any storefront's: it differs by labels or by its domain. */
const germanHostFrom = (host: string, { de, ch, at, educational, english }: HostMarkers): string => {
  const german = without(host, labelOf(english));
  const domain = [ch, at, educational].map((marker) => marker.toLowerCase()).find((marker) => isDomain(marker) && german.includes(marker));
  return domain === undefined ? without(german, labelOf(educational)) : german.replace(domain, de);
};

/** The host with another country's domain, or with another label in front. */
const movedTo = (marker: string, german: string, de: string): string => {
  if (!isDomain(marker)) return `${labelOf(marker)}.${german}`;
  return german.endsWith(de) ? `${german.slice(0, german.length - de.length)}${marker}` : marker;
};

/** The host of a storefront, given that of a request. The port and labels before the shop's domain (`www.`) stay. */
export const hostOfStorefront = (name: StorefrontName, asked: string, markers: HostMarkers): string => {
  const port = PORT.exec(asked)?.[0] ?? '';
  const found = germanHostFrom(asked.toLowerCase().replace(PORT, ''), markers);
  const german = storefrontFor(found, markers) === STOREFRONTS.de ? found : markers.de;
  const named = ADDRESS.test(german) ? markers.de : german;
  const english = (host: string): string => `${labelOf(markers.english)}.${host}`;
  const school = movedTo(markers.educational, named, markers.de);
  const hosts: Readonly<Record<StorefrontName, string>> = {
    de: german,
    en: english(named),
    ch: movedTo(markers.ch, named, markers.de),
    at: movedTo(markers.at, named, markers.de),
    'b2b-de': school,
    'b2b-en': english(school),
  };
  return `${hosts[name]}${port}`;
};
