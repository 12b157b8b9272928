const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** What somebody reads on a page: its body's text without markup, each gap one space. */
export const pageText = (html: string): string =>
  html
    .replaceAll(/<head>[^]*?<\/head>|<(script|style|svg)\b[^]*?<\/\1>|<[^>]+>/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/gu, ' ');
