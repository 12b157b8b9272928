import type { ContentCell, ContentRow, Teaser, TeaserAttribute, TeaserType } from '@shop/domain/content/content';
import { studioName } from '../goods/picture-choice.ts';
import { PICTURE_WIDTHS } from '../goods/project-picture.ts';

/** A picture next to text. */
interface TeaserPicture {
  readonly urlPath: string;
  readonly width: number;
  readonly height: number;
}

/** Scenes that were drawn for the first view of a home page. */
export type HeroScene = 'advent' | 'school-start' | 'education';

const heroPicture = (scene: HeroScene, width: 800 | 1600): TeaserPicture => ({
  urlPath: `/pictures/hero-${scene}-${width}.webp`,
  width,
  height: (width / 8) * 5,
});

/** A drawing of the assortment on a coloured background. */
const goodsPicture = (scene: string, width: (typeof PICTURE_WIDTHS)[number]): TeaserPicture => ({
  urlPath: `/pictures/${studioName(scene, 'blue')}-${width}.webp`,
  width,
  height: (width / 4) * 3,
});

/** Text with a link, next to a picture that adds no information. */
export interface Call {
  readonly preHeadline?: string;
  readonly headline: string;
  readonly text: string;
  readonly buttonText: string;
  readonly url: string;
}

/** Names of drawings that can be shown next to a selling point. */
type ReasonIcon = 'truck' | 'receipt' | 'return' | 'shield' | 'account' | 'info' | 'check';

export interface Reason {
  readonly icon: ReasonIcon;
  readonly headline: string;
  readonly text: string;
}

const text = (name: string, value: string): TeaserAttribute => ({ name, type: 'text', text: value });
const link = (name: string, url: string): TeaserAttribute => ({ name, type: 'Link', url, openLinkInNewWindow: false });
const image = (picture: TeaserPicture, name: 'image' | 'imageMobile' = 'image'): TeaserAttribute => ({
  name,
  type: 'Image',
  ...picture,
  altTag: '',
  imgTitle: '',
});

/** The same picture for wide screens and, smaller, for phones. */
const images = (wide: TeaserPicture, narrow: TeaserPicture): readonly TeaserAttribute[] => [
  image(wide),
  image(narrow, 'imageMobile'),
];

const teaser = (id: string, type: TeaserType, attributes: readonly TeaserAttribute[]): Teaser => ({
  id,
  type,
  name: id,
  template: type,
  attributes,
});

const callOf = ({ preHeadline, headline, text: words, buttonText, url }: Call): readonly TeaserAttribute[] => [
  ...(preHeadline === undefined ? [] : [text('preHeadline', preHeadline)]),
  text('headline', headline),
  text('text', words),
  text('buttonText', buttonText),
  link('teaserLink', url),
];

export const hero = (id: string, scene: HeroScene, call: Call): Teaser =>
  teaser(id, 'hero', [...images(heroPicture(scene, 1600), heroPicture(scene, 800)), ...callOf(call)]);

export const pictureTeaser = (id: string, scene: string, call: Call): Teaser =>
  teaser(id, 'picture-teaser', [
    ...images(goodsPicture(scene, PICTURE_WIDTHS[2]), goodsPicture(scene, PICTURE_WIDTHS[1])),
    ...callOf(call),
  ]);

export const categoryTiles = (id: string, headline: string, categoryIds: readonly string[]): Teaser =>
  teaser(id, 'category-tiles', [text('headline', headline), text('categories', categoryIds.join(','))]);

export const recommendations = (id: string, headline: string, productIds: readonly string[], url?: string): Teaser =>
  teaser(id, 'recommendations', [
    text('headline', headline),
    text('products', productIds.join(',')),
    ...(url === undefined ? [] : [link('teaserLink', url)]),
  ]);

export const trust = (id: string, headline: string, reasons: readonly Reason[]): Teaser =>
  teaser(id, 'trust', [
    text('headline', headline),
    ...reasons.flatMap((reason, at) => [
      text(`item${at + 1}.icon`, reason.icon),
      text(`item${at + 1}.headline`, reason.headline),
      text(`item${at + 1}.text`, reason.text),
    ]),
  ]);

/** A printed catalogue: what it is, how to order it, and where it is as a PDF. */
export const printedCatalogue = (
  id: string,
  scene: string,
  said: {
    readonly headline: string;
    readonly text: string;
    readonly edition: string;
    readonly itemId?: string;
    readonly buttonText: string;
    readonly note: string;
    readonly downloadText: string;
    readonly url: string;
  },
): Teaser =>
  teaser(id, 'printed-catalogue', [
    image(goodsPicture(scene, PICTURE_WIDTHS[1])),
    text('headline', said.headline),
    text('text', said.text),
    text('edition', said.edition),
    ...(said.itemId === undefined
      ? []
      : [text('itemId', said.itemId), text('buttonText', said.buttonText), text('note', said.note)]),
    text('downloadText', said.downloadText),
    link('download', said.url),
  ]);

/** HTML of an editor; the gateway cleans it. */
export const html = (id: string, markup: string): Teaser => teaser(id, 'html', [text('html', markup)]);

const WHOLE_WIDTH = 12;
const TEXT_WIDTH = 8;

/** Teasers side by side, all of the same width. */
export const row = (...teasers: readonly Teaser[]): ContentRow => ({
  cells: teasers.map((one): ContentCell => ({ teaser: one, span: WHOLE_WIDTH / teasers.length })),
});

/** A long text with something short next to it. */
export const columns = (long: Teaser, short: Teaser): ContentRow => ({
  cells: [
    { teaser: long, span: TEXT_WIDTH },
    { teaser: short, span: WHOLE_WIDTH - TEXT_WIDTH },
  ],
});
