import type { GoodsProduct, Texts } from './goods.ts';
import { both } from './product-template.ts';

/** Aisles whose goods can be heard, and what is heard. */
const SAMPLES: Readonly<Record<string, Texts>> = { '174': both('Klangbeispiel', 'Sound sample') };

/** Aisles with a film on YouTube. The ids are invented: no film has one of this form. */
const VIDEOS: Readonly<Record<string, { readonly id: string; readonly title: Texts }>> = {
  '175': {
    id: 'pausenhof-robotics',
    title: both('Die ersten zehn Minuten mit dem Baukasten', 'The first ten minutes with the kit'),
  },
  '191': {
    id: 'pausenhof-observing',
    title: both('So stellen Kinder das Bild scharf', 'How children bring the picture into focus'),
  },
};

const aisleOf = ({ categoryId }: GoodsProduct): string => categoryId.slice(0, 3);

export const soundSampleOf = (product: GoodsProduct): Texts | undefined => SAMPLES[aisleOf(product)];

export const videoOf = (product: GoodsProduct): (typeof VIDEOS)[string] | undefined => VIDEOS[aisleOf(product)];
