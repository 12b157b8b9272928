/** Fills the gaps `{name}` of a text; a gap without a value stays. */
export const fillGaps = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (gap, name: string) => values[name] ?? gap);
