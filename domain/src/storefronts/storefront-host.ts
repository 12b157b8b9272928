import { DECIDING_MARKERS, type HostMarkers, LANGUAGE_MARKERS, LOCAL_HOST_MARKERS } from './host-markers.ts';
import { ALL_STOREFRONTS, type Storefront, type StorefrontId, STOREFRONTS } from './storefront.ts';

const contains = (host: string, marker: string): boolean => marker !== '' && host.includes(marker.toLowerCase());

/** The storefront of a request's host. A shop without an English storefront keeps its own language. */
export const storefrontFor = (host: string, markers: HostMarkers = LOCAL_HOST_MARKERS): Storefront => {
  const name = host.toLowerCase();
  const marker = DECIDING_MARKERS.find((known) => contains(name, markers[known])) ?? 'de';
  const language = LANGUAGE_MARKERS.find(
    (known) => markers[known] !== '' && `.${name}`.includes(`.${markers[known].toLowerCase()}`),
  );
  const ofShop = ALL_STOREFRONTS.filter((storefront) => storefront.host.marker === marker);
  return ofShop.find(({ host: { language: own } }) => own === language) ?? ofShop[0] ?? STOREFRONTS.de;
};

const PORT = /:\d+$/u;
/** An IP address, which cannot have a label in front. */
const IP_ADDRESS = /^[\d.]+$|^\[/u;

/** A marker with a dot is a domain of its own; any other is a label in front of the German domain. */
const isDomain = (marker: string): boolean => /[^.]\.[^.]/u.test(marker);

/** Removes a label from a host, at any position. */
const without = (host: string, label: string): string => `.${host}`.replace(`.${label}.`, '.').slice(1);

const labelOf = (marker: string): string => marker.replace(/\.$/u, '').toLowerCase();

/** The German consumer shop's host, derived from any storefront's, which differs by labels or by its domain. */
const germanHostFrom = (host: string, markers: HostMarkers): string => {
  const withoutLabels = (from: string, names: readonly (keyof HostMarkers)[]): string =>
    names.reduce((rest, name) => without(rest, labelOf(markers[name])), from);
  const german = withoutLabels(host, LANGUAGE_MARKERS);
  const domain = DECIDING_MARKERS.map((name) => markers[name].toLowerCase()).find(
    (marker) => isDomain(marker) && german.includes(marker),
  );
  return domain === undefined ? withoutLabels(german, DECIDING_MARKERS) : german.replace(domain, markers.de);
};

/** The host with another country's domain, or with another label in front. */
const movedTo = (marker: string, german: string, de: string): string => {
  if (!isDomain(marker)) return `${labelOf(marker)}.${german}`;
  return german.endsWith(de) ? `${german.slice(0, german.length - de.length)}${marker}` : marker;
};

/** The host of a storefront, derived from the host of a request. The port and other labels (`www.`) stay. */
export const hostOfStorefront = (id: StorefrontId, requestHost: string, markers: HostMarkers): string => {
  const port = PORT.exec(requestHost)?.[0] ?? '';
  const found = germanHostFrom(requestHost.toLowerCase().replace(PORT, ''), markers);
  const german = storefrontFor(found, markers) === STOREFRONTS.de ? found : markers.de;
  const named = IP_ADDRESS.test(german) ? markers.de : german;
  const { marker, language } = STOREFRONTS[id].host;
  const inLanguage = (shop: string): string =>
    `${language === undefined ? '' : `${labelOf(markers[language])}.`}${shop}${port}`;
  if (marker === 'de') return inLanguage(language === undefined ? german : named);
  return inLanguage(movedTo(markers[marker], named, markers.de));
};
