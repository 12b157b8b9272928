import { escapeHtml } from '../../shared/escape-html.ts';
import { qrModules } from './qr-code.ts';

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as a picture that needs no file. */
export const qrPicture = (text: string, label: string): string => {
  const modules = qrModules(text);
  const size = modules.length + 2 * QUIET;
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])));
  return `<svg class="qr" role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>`;
};
