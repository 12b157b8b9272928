/** An image, and a smaller one for phones. */
interface PictureAttributes {
  readonly image: 'Image';
  readonly imageMobile?: 'Image';
}

/** Text with a button that leads to a page. */
interface CallAttributes {
  readonly headline: 'text';
  readonly text: 'text';
  readonly buttonText: 'text';
  readonly buttonType?: 'text';
  readonly teaserLink: 'Link';
}

/**
 * The teasers that the shop can show, and what each of their attributes is (CMS-13). A text whose name ends in `html` is HTML.
 * The upstream may send other teasers and attributes, which are ignored, and may omit any of these.
 */
export interface TeaserAttributes {
  readonly hero: PictureAttributes & CallAttributes & { readonly preHeadline?: 'text' };
  readonly 'picture-teaser': PictureAttributes & CallAttributes;
  readonly 'category-tiles': {
    readonly headline: 'text';
    /** Ids, separated by commas. */
    readonly categories: 'text';
  };
  readonly recommendations: {
    readonly headline: 'text';
    /** Ids, separated by commas. */
    readonly products: 'text';
    readonly teaserLink?: 'Link';
  };
  /** A list of editors, whose template is `Merkliste` (CMS-12). */
  readonly 'wishlist-list': {
    readonly headline: 'text';
    readonly teaserWishlistExternalId: 'text';
  };
  readonly trust: {
    readonly headline: 'text';
    /** Selling points, counted from 1. */
    readonly [item: `item${number}.${'icon' | 'headline' | 'text'}`]: 'text';
  };
  /** A prize draw, with a button that leads to its page (CMS-18). */
  readonly 'prize-draw': PictureAttributes & CallAttributes;
  /** A prize draw with the form to enter (CMS-18). */
  readonly 'prize-draw-form': {
    readonly competitionId: 'text';
    readonly headline?: 'text';
    readonly text?: 'text';
  };
  readonly html: {
    readonly headline?: 'text';
    readonly html: 'text';
  };
  readonly 'printed-catalogue': PictureAttributes & {
    readonly headline: 'text';
    readonly text: 'text';
    readonly edition: 'text';
    /** Absent if it cannot be ordered. */
    readonly itemId?: 'text';
    readonly buttonText?: 'text';
    readonly note?: 'text';
    readonly downloadText: 'text';
    readonly download: 'Link';
  };
}

export type TeaserType = keyof TeaserAttributes;

type NameOfHtml = `${string}${'html' | 'Html'}`;

/** Names of the attributes of this kind that every teaser of these types has. */
type NamesOf<Type extends TeaserType, Kind> = string &
  {
    [Name in keyof TeaserAttributes[Type]]-?: TeaserAttributes[Type][Name] extends Kind | undefined ? Name : never;
  }[keyof TeaserAttributes[Type]];

export type TextName<Type extends TeaserType> = Exclude<NamesOf<Type, 'text'>, NameOfHtml>;
export type HtmlName<Type extends TeaserType> = Extract<NamesOf<Type, 'text'>, NameOfHtml>;
export type ImageName<Type extends TeaserType> = NamesOf<Type, 'Image'>;
export type LinkName<Type extends TeaserType> = NamesOf<Type, 'Link'>;
