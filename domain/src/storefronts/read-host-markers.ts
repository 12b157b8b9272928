import { type HostMarkers, LOCAL_HOST_MARKERS } from './host-markers.ts';

const isMarkerName = (name: string): name is keyof HostMarkers => Object.hasOwn(LOCAL_HOST_MARKERS, name);

/** The German domain that usually belongs to a Swiss one: `shop.de` for `shop.ch`, `shop.example` for `ch.shop.example`. */
const germanBeside = (swiss: string): string | undefined => {
  if (swiss.startsWith('ch.')) return swiss.slice('ch.'.length);
  return swiss.endsWith('.ch') ? swiss.replace(/ch$/u, 'de') : undefined;
};

/** Reads `de=…,ch=…`, by the names of the markers; omitted ones have their local default. `undefined` for any other text. */
export const readHostMarkers = (text: string): HostMarkers | undefined => {
  const configured: { -readonly [Name in keyof HostMarkers]?: string } = {};
  for (const pair of text === '' ? [] : text.split(',')) {
    const [name = '', marker = '', ...rest] = pair.split('=').map((part) => part.trim());
    if (!isMarkerName(name) || rest.length > 0 || !/^[a-z0-9.-]+$/iu.test(marker)) return undefined;
    configured[name] = marker.toLowerCase();
  }
  const markers = { ...LOCAL_HOST_MARKERS, ...configured };
  const de = configured.de ?? germanBeside(markers.ch);
  return de === undefined ? undefined : { ...markers, de };
};
