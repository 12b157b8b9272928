import type { ContentCell, ContentRow, Teaser, TeaserAttribute } from '@shop/domain/content/content';
import type { TeaserAttributes, TeaserType, TextName } from '@shop/domain/content/teaser-attributes';
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
  readonly headline: string;
  readonly text: string;
  readonly buttonText: string;
  readonly url: string;
}

/** A call with a line above its headline. */
export interface HeroCall extends Call {
  readonly preHeadline: string;
}

/** Names of drawings that can be shown next to a selling point. */
type ReasonIcon = 'truck' | 'receipt' | 'return' | 'shield' | 'account' | 'info' | 'check';

export interface Reason {
  readonly icon: ReasonIcon;
  readonly headline: string;
  readonly text: string;
}

/** What an attribute of each kind is written as; its name and its kind are added. */
interface Written {
  readonly text: string;
  readonly Image: TeaserPicture;
  readonly Link: { readonly url: string };
}

type WrittenAttributes<Type extends TeaserType> = {
  readonly [Name in keyof TeaserAttributes[Type]]: TeaserAttributes[Type][Name] extends infer Kind
    ? Kind extends keyof Written
      ? Written[Kind]
      : undefined
    : never;
};

const attributeOf = (name: string, value: Written[keyof Written]): TeaserAttribute => {
  if (typeof value === 'string') return { name, type: 'text', text: value };
  if ('url' in value) return { name, type: 'Link', url: value.url, openLinkInNewWindow: false };
  return { name, type: 'Image', ...value, altTag: '', imgTitle: '' };
};

const attributesOf = (
  values: Readonly<Record<string, Written[keyof Written] | undefined>>,
): readonly TeaserAttribute[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [attributeOf(name, value)]));

const teaser = <Type extends TeaserType>(id: string, type: Type, attributes: WrittenAttributes<Type>): Teaser => ({
  id,
  type,
  name: id,
  template: type,
  attributes: attributesOf(attributes),
});

export const hero = (id: string, scene: HeroScene, call: HeroCall): Teaser =>
  teaser(id, 'hero', {
    image: heroPicture(scene, 1600),
    imageMobile: heroPicture(scene, 800),
    preHeadline: call.preHeadline,
    headline: call.headline,
    text: call.text,
    buttonText: call.buttonText,
    teaserLink: { url: call.url },
  });

export const pictureTeaser = (id: string, scene: string, call: Call): Teaser =>
  teaser(id, 'picture-teaser', {
    image: goodsPicture(scene, PICTURE_WIDTHS[2]),
    imageMobile: goodsPicture(scene, PICTURE_WIDTHS[1]),
    headline: call.headline,
    text: call.text,
    buttonText: call.buttonText,
    teaserLink: { url: call.url },
  });

/** A prize draw, which leads to its page. */
export const prizeDraw = (id: string, scene: string, call: Call): Teaser =>
  teaser(id, 'prize-draw', {
    image: goodsPicture(scene, PICTURE_WIDTHS[2]),
    imageMobile: goodsPicture(scene, PICTURE_WIDTHS[1]),
    headline: call.headline,
    text: call.text,
    buttonText: call.buttonText,
    teaserLink: { url: call.url },
  });

/** A prize draw with the form to enter. Headline and text are those of the prize draw. */
export const prizeDrawForm = (id: string, competitionId: string): Teaser =>
  teaser(id, 'prize-draw-form', { competitionId });

export const categoryTiles = (id: string, headline: string, categoryIds: readonly string[]): Teaser =>
  teaser(id, 'category-tiles', { headline, categories: categoryIds.join(',') });

export const recommendations = (id: string, headline: string, productIds: readonly string[], url?: string): Teaser =>
  teaser(id, 'recommendations', {
    headline,
    products: productIds.join(','),
    teaserLink: url === undefined ? undefined : { url },
  });

/** A list of editors, to be bought as it is or with other quantities. */
export const wishlistList = (id: string, headline: string, teaserWishlistExternalId: string): Teaser => ({
  ...teaser(id, 'wishlist-list', { headline, teaserWishlistExternalId }),
  template: 'Merkliste',
});

type TrustText = readonly [name: TextName<'trust'>, text: string];

export const trust = (id: string, headline: string, reasons: readonly Reason[]): Teaser =>
  teaser(id, 'trust', {
    headline,
    ...Object.fromEntries(
      reasons.flatMap((reason, at): readonly TrustText[] => [
        [`item${at + 1}.icon`, reason.icon],
        [`item${at + 1}.headline`, reason.headline],
        [`item${at + 1}.text`, reason.text],
      ]),
    ),
  });

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
): Teaser => {
  const isOrderable = said.itemId !== undefined;
  return teaser(id, 'printed-catalogue', {
    image: goodsPicture(scene, PICTURE_WIDTHS[1]),
    headline: said.headline,
    text: said.text,
    edition: said.edition,
    itemId: said.itemId,
    buttonText: isOrderable ? said.buttonText : undefined,
    note: isOrderable ? said.note : undefined,
    downloadText: said.downloadText,
    download: { url: said.url },
  });
};

/** HTML of an editor; the gateway cleans it. */
export const html = (id: string, markup: string): Teaser => teaser(id, 'html', { html: markup });

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
