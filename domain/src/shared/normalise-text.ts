/** Marks that nobody sees and that come along with copied text: of width zero, directions, soft hyphens. Those that join emoji stay. */
const INVISIBLE =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}]+/gu;
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/gu;
const CONTROL = /[^\P{Cc}\n\t]/gu;
/** Spaces of any width, and tabs. */
const BLANK = /[\p{Zs}\t]/gu;
const WHITE_SPACE = /\s+/gu;

/** Text of several lines as it was meant: one kind of space and of line end, umlauts as single characters, nothing invisible, no space around it. Never for passwords. */
export const normaliseLines = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replaceAll(LINE_END, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, '')
    .replaceAll(BLANK, ' ')
    .trim();

/** Text of one line, normalised likewise, with single spaces. Never for passwords. */
export const normaliseText = (text: string | undefined): string => normaliseLines(text).replaceAll(WHITE_SPACE, ' ');

/** Text of several lines; undefined if nothing was typed. */
export const optionalText = (text: string | undefined): string | undefined => {
  const written = normaliseLines(text);
  return written === '' ? undefined : written;
};

/** Hyphens in place of dashes of any kind, such as a word processor makes of them. */
export const withHyphens = (text: string): string => text.replaceAll(/[\p{Pd}\u2212]/gu, '-');

/** Text of one line in plain characters: letters and digits of any width, and dashes of any kind, as a keyboard has them. */
export const plainText = (typed: string | undefined): string => withHyphens(normaliseText(typed).normalize('NFKC'));

/** A code as it is compared: dashes and spaces of any kind are only there to be read. */
export const normaliseCode = (typed: string | undefined): string =>
  plainText(typed).replaceAll(/[\s-]/gu, '').toUpperCase();

/** What stands around a value in a sentence. */
const AROUND = /^["'“„»(\s]+|["'”“«),;:.\s]+$/gu;

/** A value copied out of a sentence, without its quotes, brackets and punctuation. */
export const withoutPunctuationAround = (text: string): string => text.replaceAll(AROUND, '');

/** What people copy along with a number: "Bestellnummer: 400000001", "Kd.-Nr. 200100", "#17". */
const NAME_OF_NUMBER = /^(?:\p{L}[\p{L}\s.-]*[:.\s]\s*|#\s*)(?=\d)/u;

/** A number of an order or a customer as typed or copied, without its name and with plain digits. */
export const readNumber = (typed: string | undefined): string =>
  withoutPunctuationAround(normaliseText(typed).normalize('NFKC')).replace(NAME_OF_NUMBER, '');
