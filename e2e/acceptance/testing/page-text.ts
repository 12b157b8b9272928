const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of a page's body without markup, with white space collapsed. */
export const pageText = (html: string): string =>
  html
    .replaceAll(/<head>[^]*?<\/head>|<(script|style|svg)\b[^]*?<\/\1>|<[^>]+>/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ');
