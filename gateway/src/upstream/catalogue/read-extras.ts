import type { EnergyLabel, Manufacturer, Product } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { GetProductByIdQuery } from '../generated/operation-types.ts';
import { readLink } from '../shared/read-link.ts';
import { readId } from '../shared/read-text.ts';
import { readPicture } from './read-picture.ts';

type AnsweredProduct = NonNullable<GetProductByIdQuery['getProductById']>;

type Extras = Pick<
  Product,
  | 'responsiblePerson'
  | 'productFeatures'
  | 'labelAttributes'
  | 'energyLabel'
  | 'downloads'
  | 'extraTabs'
  | 'youtubeVideos'
  | 'audioSamples'
  | 'accessoryIds'
  | 'replacementProductIds'
>;

/** What has an unsafe link is left out. */
const linked = <Part extends { readonly url: string }, Read>(
  parts: readonly Part[],
  read: (part: Part, url: string) => Read,
): readonly Read[] =>
  parts.flatMap((part) => {
    const url = readLink(part.url);
    return url === undefined ? [] : [read(part, url)];
  });

const readPerson = (person: Manufacturer | null): Manufacturer | undefined =>
  person === null ? undefined : { name: person.name, address: person.address, email: person.email };

export const readEnergy = (energy: AnsweredProduct['energyEfficiency']): EnergyLabel | undefined => {
  const dataSheetUrl = readLink(energy?.dataSheetUrl ?? null);
  return energy === null || dataSheetUrl === undefined
    ? undefined
    : { class: energy.class, picture: readPicture(energy.image), dataSheetUrl };
};

export const readExtras = (product: AnsweredProduct): Extras => ({
  ...omitNil({
    responsiblePerson: readPerson(product.responsiblePerson),
    energyLabel: readEnergy(product.energyEfficiency),
  }),
  productFeatures: product.productFeatures,
  labelAttributes: product.labelAttributes.map(({ label, value }) => ({ label, value })),
  downloads: linked(product.downloads, ({ headline }, url) => ({ headline, url })),
  extraTabs: product.extraTabs.map(({ id, title }) => ({ id: readId(id), title })),
  youtubeVideos: product.youtubeVideos.map(({ id, title }) => ({ id, title })),
  audioSamples: linked(product.audioSamples, ({ title }, url) => ({ title, url })),
  accessoryIds: product.accessories.map(({ productId }) => readId(productId)),
  replacementProductIds: product.replacementProducts.map(({ productId }) => readId(productId)),
});
