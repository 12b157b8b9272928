import { Parser } from 'htmlparser2';
import type { Language } from '@shop/domain/storefronts/language';
import { type Storefront, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { TERMS, WITHDRAWAL } from '../page-paths.ts';
import { isFor, titleOf } from '../static-page.ts';
import { STATIC_PAGES } from '../static-pages.ts';
import { localise } from '../../goods/catalogue-context.ts';

/** The texts that a buyer gets with the confirmation, on a durable medium (§ 312f BGB). */
export const LEGAL_TEXT_NAMES = ['terms', 'withdrawal'] as const;
type LegalTextName = (typeof LEGAL_TEXT_NAMES)[number];

const PATHS: Readonly<Record<LegalTextName, string>> = { terms: TERMS, withdrawal: WITHDRAWAL };

type Block = readonly [tag: 'H2' | 'P' | 'LI', text: string];

/** A page of the shop as a document. */
export interface LegalText {
  readonly locale: Language;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const TAGS: Readonly<Record<string, Block[0]>> = { p: 'P', li: 'LI' };

/** Paragraphs and list items, without links. */
const blocksIn = (html: string): readonly Block[] => {
  const blocks: Block[] = [];
  let words = '';
  const parser = new Parser({
    ontext: (text) => {
      words += text;
    },
    onopentag: (name) => {
      if (name in TAGS) words = '';
    },
    onclosetag: (name) => {
      const tag = TAGS[name];
      if (tag !== undefined) blocks.push([tag, words.replaceAll(/\s+/gu, ' ').trim()]);
    },
  });
  parser.end(html);
  return blocks;
};

/** A legal text for a storefront; undefined where its law has none. */
export const legalText = (name: LegalTextName, storefront: Storefront): LegalText | undefined => {
  const page = STATIC_PAGES.get(PATHS[name]);
  if (page === undefined || !isFor(page, storefront)) return undefined;
  const blocks = page
    .sections(storefront)
    .flatMap(({ heading, html }) => [
      ...(heading === undefined ? [] : [['H2', localise(storefront, heading)] as const]),
      ...blocksIn(localise(storefront, html)),
    ]);
  return { locale: storefront.language, title: titleOf(page, storefront), blocks };
};

/** The file of a legal text on a storefront. */
export const legalTextFile = (name: LegalTextName, { id }: Pick<Storefront, 'id'>): string => `${name}.${id}.pdf`;

/** The legal text that a file is named after: `terms.de.pdf`. */
export const legalTextOf = (file: string): LegalText | undefined => {
  const [named, id, extension] = file.split('.');
  const name = LEGAL_TEXT_NAMES.find((one) => one === named);
  const storefront = Object.values(STOREFRONTS).find((one) => one.id === id);
  return name !== undefined && storefront !== undefined && extension === 'pdf'
    ? legalText(name, storefront)
    : undefined;
};
