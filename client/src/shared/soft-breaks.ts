/** A hyphen that shows only where a line ends. */
const SOFT_HYPHEN = '\u00AD';
/** Shorter words fit on a line of a phone. */
const LONG_WORD = /\p{L}{18,}/gu;

/** What German streets end in. */
const ROADS = 'allee|anger|bach|berg|brücke|chaussee|damm|gasse|graben|hof|kamp|markt|park|pfad|platz|promenade|ring|siedlung|steig|straße|strasse|tor|ufer|wall|weg|winkel|zeile';
/** Endings that are followed by a further part of a word, with the s between them. */
const LINKS = 'fahrts|schafts|ungs|heits|keits|ions|tums|lings';
const JOINT = new RegExp(`(?<=\\p{L}{4})(?=(?:${ROADS})$)|(?<=\\p{L}{3}(?:${LINKS}))(?=\\p{L}{4})`, 'giu');

/**
 * Lets long German names break where their parts meet. Browsers hyphenate by themselves only where they have a dictionary
 * of the page's language, and no dictionary has all names.
 */
export const softBreaks = (text: string): string => text.replaceAll(LONG_WORD, (word) => word.replaceAll(JOINT, SOFT_HYPHEN));
