/** Text as typed, without surrounding spaces and with umlauts as single characters. Never for passwords. */
export const normaliseText = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();
