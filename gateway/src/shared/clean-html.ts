import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '@shop/domain/shared/clean-html';

/** Prefix of ids in editors' HTML, so that none can collide with an element of the page (docs/decisions/0067). */
const ID_PREFIX = 'edited-';
const ID = /^[\w.:-]+$/u;
/** A link to an anchor on a page of the shop. */
const TO_A_PLACE = /^(?<page>\/(?!\/)[^#]*)?#(?<id>.+)$/u;

const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : `${ID_PREFIX}${id}`);

const hrefWithPrefix = (href: string): string => {
  const { page = '', id } = TO_A_PLACE.exec(href)?.groups ?? {};
  return id === undefined ? href : `${page}#${prefixed(id)}`;
};

/** The attributes with a prefixed id; malformed ids are dropped. */
const withOwnIds: sanitizeHtml.Transformer = (tagName, attribs) => {
  const own = Object.entries(attribs).flatMap(([name, value]) => {
    if (name === 'id') return ID.test(value) ? [[name, prefixed(value)]] : [];
    return [[name, name === 'href' ? hrefWithPrefix(value) : value]];
  });
  return { tagName, attribs: Object.fromEntries(own) };
};

/** What editors may use. Scripts, styles, handlers, frames and external pictures are removed. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'address'],
    ...[
      'table',
      'caption',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'a',
      'strong',
      'em',
      'b',
      'i',
      'small',
      'sup',
      'sub',
      'abbr',
      'span',
      'div',
      'img',
    ],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope'],
    abbr: ['title'],
    '*': ['lang', 'id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs,
    }),
    '*': withOwnIds,
  },
};

const MAX_CACHED_BYTES = 8 * 1_024 * 1_024;
const BYTES_PER_CHARACTER = 2;

/** Cached, because every page contains the same texts. */
const cache = new LRUCache<string, CleanHtml>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: (clean, html) => (clean.length + html.length + 1) * BYTES_PER_CHARACTER,
});

/** Cleans HTML of editors and of the catalogue: the result cannot run or load anything, or imitate parts of the page. */
export const cleanHtml = (html: string): CleanHtml => {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED) as CleanHtml;
  cache.set(html, clean);
  return clean;
};
