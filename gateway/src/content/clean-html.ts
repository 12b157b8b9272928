import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** What editors may use; scripts, styles, handlers, frames and foreign pictures are dropped. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'address'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'abbr', 'span', 'div', 'img'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'], th: ['scope'], abbr: ['title'], '*': ['lang', 'id'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: attribs['target'] === '_blank' ? { ...attribs, rel: 'noopener' } : attribs }),
  },
};

/** The same texts come again with every page. */
const kept = new LRUCache<string, string>({ max: 500 });

/** HTML of editors without anything that could run or reach out. */
export const cleanHtml = (html: string): string => {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  kept.set(html, clean);
  return clean;
};
