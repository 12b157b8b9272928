/** Text as typed, without the spaces around it and with umlauts as single characters. Never for passwords. */
export const normaliseText = (text: string | undefined): string => (text ?? '').normalize('NFC').trim();
