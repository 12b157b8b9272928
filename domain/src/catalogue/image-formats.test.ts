import { expect, it } from 'vitest';
import { IMAGE_FORMATS } from './image-formats.ts';

it('product pictures have the specified formats, all 4:3 except the one for sharing (PDP-09)', () => {
  expect(Object.keys(IMAGE_FORMATS)).toEqual([
    'PRODUCTLISTING_SMALL',
    'PRODUCTLISTING_BIG',
    'OPEN_GRAPH',
    'ADS_MAIN_MOBILE',
    'ADS_MAIN_DESKTOP',
    'ADS_ZOOM_MOBILE',
    'ADS_ZOOM_DESKTOP',
    'ADS_ZOOM_NEW',
    'BASKET_LAYER',
  ]);
  const { OPEN_GRAPH, ...pictures } = IMAGE_FORMATS;
  expect(OPEN_GRAPH).toEqual({ width: 1200, height: 630 });
  expect(Object.values(pictures).filter(({ width, height }) => width * 3 !== height * 4)).toEqual([]);
});
