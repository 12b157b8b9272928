/** A hyphen that is visible only at the end of a line. */
const SOFT_HYPHEN = '\u00AD';
/** Shorter words fit on a phone's line. */
const LONG_WORD = /\p{L}{18,}/gu;

/** Endings of German street names. */
const ROADS =
  'allee|anger|bach|berg|brücke|chaussee|damm|gasse|graben|hof|kamp|markt|park|pfad|platz|promenade|ring|siedlung|steig|straße|strasse|tor|ufer|wall|weg|winkel|zeile';
/** Endings with a linking s, after which a compound word continues. */
const LINKS = 'fahrts|schafts|ungs|heits|keits|ions|tums|lings';
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${ROADS})$)|(?<=\\p{L}{3}(?:${LINKS}))(?=\\p{L}{4})`, 'giu');

/**
 * Lets long German names break between their parts. Browsers hyphenate only with a dictionary of the page's language, and
 * no dictionary contains all names.
 */
export const withSoftHyphens = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) => word.replaceAll(JOINT, SOFT_HYPHEN));
