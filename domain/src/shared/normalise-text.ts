/** Text as typed, without surrounding spaces and with umlauts as single characters. Never for passwords. */
export const normaliseText = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();

const LINE_END = /\r\n?/gu;

/** The same with one kind of line end; undefined if nothing was typed. */
export const optionalText = (text: string | undefined): string | undefined => {
  const written = normaliseText(text).replaceAll(LINE_END, '\n');
  return written === '' ? undefined : written;
};
