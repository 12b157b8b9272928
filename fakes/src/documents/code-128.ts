/** Widths of bars and gaps by value (ISO/IEC 15417, table 1): three bars and three gaps, together 11 modules. */
const PATTERNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );

const STOP = '2331112';
const START_B = 104;
const MODULUS = 103;
const FIRST_SIGN = ' '.charCodeAt(0);

/** The values of a text in code set B: start, signs, and the check value. */
export const code128Values = (text: string): readonly number[] => {
  const values = [...text].map((sign) => sign.charCodeAt(0) - FIRST_SIGN);
  return [START_B, ...values, values.reduce((sum, value, at) => sum + value * (at + 1), START_B) % MODULUS];
};

/** The bars of a barcode: where each begins and how wide it is, in modules; and the width of the whole. */
export const code128Bars = (
  text: string,
): { readonly bars: readonly { readonly at: number; readonly width: number }[]; readonly width: number } => {
  const widths = [...code128Values(text).map((value) => PATTERNS[value] ?? ''), STOP].join('').split('').map(Number);
  let at = 0;
  const bars: { readonly at: number; readonly width: number }[] = [];
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
};
