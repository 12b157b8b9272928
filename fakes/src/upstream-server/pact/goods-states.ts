import { PRODUCTS_PER_PAGE } from '@shop/domain/catalogue/category';
import { setParameter } from '../../parameters/parameter-table.ts';
import { text } from '../../qa/kinds.ts';
import { optional, readFields } from '../../qa/read-fields.ts';
import { given } from '@shop/domain/shared/given';
import { ScenarioRefused } from '../../worlds/scenarios/acts.ts';
import { pickedItem } from '../../worlds/scenarios/picked-items.ts';
import { goingOn, type PactState } from './stage.ts';

const MAX_WORD = 200;

const productWithVariants: PactState = async (stage) => {
  const itemId = pickedItem(stage.goods, { severalItems: true, stock: 10 });
  const productId = stage.goods.item(itemId)?.productId ?? '';
  const product = await stage.shop.catalogue.product(stage.shopper, productId, { itemId });
  const [attribute] = product?.variantAttributes ?? [];
  return goingOn(stage, stage.shopper, given({ productId, itemId, variantName: attribute?.name, variantValue: attribute?.options.find(({ selected }) => selected)?.value }));
};

const category: PactState = async (stage) => {
  const { goods } = stage;
  return goingOn(stage, stage.shopper, given({ categoryId: goods.roots.find(({ categoryId }) => goods.productsIn(categoryId).length > PRODUCTS_PER_PAGE)?.categoryId }));
};

const page: PactState = async (stage, params) => {
  const { url = '/', type = 'CONTENT' } = readFields(params, { url: optional(text(MAX_WORD)), type: optional(text(MAX_WORD)) });
  const { pageType } = await stage.shop.contents.page(stage.shopper, url);
  if (pageType !== type) throw new ScenarioRefused(`at ${url} lies a page of the type ${pageType}`);
  return goingOn(stage, stage.shopper, given({ url }));
};

const parameterSet: PactState = async (stage, params) => {
  const { name, value } = readFields(params, { name: text(MAX_WORD), value: text(MAX_WORD) });
  stage.world.run((turn) => setParameter(turn, name, value));
  return stage;
};

/** What the shop sells and says, whoever asks. */
export const GOODS_STATES = {
  'product with variants': productWithVariants,
  category,
  page,
  'global parameter set': parameterSet,
} as const satisfies Readonly<Record<string, PactState>>;
