import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/storefront';
import type { HostMarkers } from '@shop/domain/storefronts/storefront';

const isMarkerName = (name: string): name is keyof HostMarkers => Object.hasOwn(LOCAL_HOST_MARKERS, name);

/** Reads `ch=…,at=…,educational=…,english=…`; what is left out keeps its local default. `undefined` where it does not read so. */
export const readHostMarkers = (text: string): HostMarkers | undefined => {
  const markers = { ...LOCAL_HOST_MARKERS };
  if (text === '') return markers;
  for (const pair of text.split(',')) {
    const [name = '', marker = '', ...rest] = pair.split('=').map((part) => part.trim());
    if (!isMarkerName(name) || rest.length > 0 || !/^[a-z0-9.-]+$/iu.test(marker)) return undefined;
    markers[name] = marker;
  }
  return markers;
};
