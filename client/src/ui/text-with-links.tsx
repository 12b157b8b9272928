import { Fragment, type ReactNode } from 'react';

interface TextWithLinksProps {
  /** Text with links marked by name: "Es gelten unsere <terms>AGB</terms>." */
  readonly text: string;
  readonly hrefs: Readonly<Record<string, string | undefined>>;
  /** Called when a link is followed. */
  readonly onFollow?: () => void;
}

interface Piece {
  readonly words: string;
  readonly href?: string | undefined;
}

const MARKED = /<(\w+)>([^<]*)<\/\w+>/u;

/** Splits a text at its marks; a mark without a URL becomes plain text, and other markup stays as somebody typed it. */
const piecesOf = (text: string, hrefs: TextWithLinksProps['hrefs']): readonly Piece[] => {
  const found = MARKED.exec(text);
  if (found === null) return [{ words: text }];
  const [whole, name = '', words = ''] = found;
  return [
    { words: text.slice(0, found.index) },
    Object.hasOwn(hrefs, name) ? { words, href: hrefs[name] } : { words: whole },
    ...piecesOf(text.slice(found.index + whole.length), hrefs),
  ];
};

export const hasLinks = (text: string, hrefs: TextWithLinksProps['hrefs']): boolean =>
  piecesOf(text, hrefs).some(({ href }) => href !== undefined);

/** A translated text that contains links, in one piece for the translator. */
export const TextWithLinks = ({ text, hrefs, onFollow }: TextWithLinksProps): ReactNode =>
  piecesOf(text, hrefs).map(({ words, href }, at) => (
    <Fragment key={`${at} ${words}`}>
      {href === undefined ? (
        words
      ) : (
        <a href={href} onClick={onFollow}>
          {words}
        </a>
      )}
    </Fragment>
  ));
