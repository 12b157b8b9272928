import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET = 4;
/** Of a side, in pixels: 3 cm on paper. */
const SIDE = 114;

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
}

/** A QR code, dark on white whatever the page's colours. */
export const QrCode = ({ text, label }: QrCodeProps): ReactNode => {
  const { data, size } = encode(text, { border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width={SIDE} height={SIDE}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark.join('')} />
    </svg>
  );
};
