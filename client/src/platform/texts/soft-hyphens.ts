/** A hyphen that shows only where a line ends. */
const SOFT_HYPHEN = '\u00AD';
/** Shorter words fit on a line of a phone. */
const LONG_WORD = /\p{L}{18,}/gu;

/** Endings of German street names. */
const ROADS = 'allee|anger|bach|berg|brücke|chaussee|damm|gasse|graben|hof|kamp|markt|park|pfad|platz|promenade|ring|siedlung|steig|straße|strasse|tor|ufer|wall|weg|winkel|zeile';
/** Endings after which a compound word continues, with the linking s. */
const LINKS = 'fahrts|schafts|ungs|heits|keits|ions|tums|lings';
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${ROADS})$)|(?<=\\p{L}{3}(?:${LINKS}))(?=\\p{L}{4})`, 'giu');

/**
 * Lets long German names break between their parts. Browsers hyphenate only with a dictionary of the page's language, and
 * no dictionary has all names.
 */
export const withSoftHyphens = (text: string): string => text.replaceAll(LONG_WORD, (word) => word.replaceAll(JOINT, SOFT_HYPHEN));
