import { encode } from 'uqr';
import { escapeHtml } from '../../shared/escape-html.ts';

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as a picture that needs no file. */
export const qrPicture = (text: string, label: string): string => {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg class="qr" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
};
