import { Fragment, type ReactNode } from 'react';

interface LinkedTextProps {
  /** Words with links marked by name: "Es gelten unsere <terms>AGB</terms>." */
  readonly text: string;
  readonly hrefs: Readonly<Record<string, string | undefined>>;
}

interface Piece {
  readonly words: string;
  readonly href?: string | undefined;
}

const MARKED = /<(\w+)>([^<]*)<\/\w+>/u;

/** Splits a text at its marks; a mark that nobody leads anywhere is plain words. */
const piecesOf = (text: string, hrefs: LinkedTextProps['hrefs']): readonly Piece[] => {
  const found = MARKED.exec(text);
  if (found === null) return [{ words: text }];
  const [whole, name = '', words = ''] = found;
  return [{ words: text.slice(0, found.index) }, { words, href: hrefs[name] }, ...piecesOf(text.slice(found.index + whole.length), hrefs)];
};

/** A sentence with links in it, in one piece for the translator. */
export const LinkedText = ({ text, hrefs }: LinkedTextProps): ReactNode =>
  piecesOf(text, hrefs).map(({ words, href }, at) => <Fragment key={`${at} ${words}`}>{href === undefined ? words : <a href={href}>{words}</a>}</Fragment>);
