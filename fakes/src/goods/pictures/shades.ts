/** Hue 0 to 360, saturation and lightness 0 to 1. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

export const hslOf = (hex: string): Hsl => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1, 7);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const template = most - Math.min(red, green, blue);
  const lightness = most - template / 2;
  if (template === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = template / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? (green - blue) / template
      : most === green
        ? (blue - red) / template + 2
        : (red - green) / template + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
};

export const hexOf = ({ hue, saturation, lightness }: Hsl): string => {
  const light = clamped(lightness);
  const reach = clamped(saturation) * Math.min(light, 1 - light);
  const channel = (shift: number): string => {
    const at = (shift + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
};

/** Lighter for a positive share of the way to white, darker for a negative share of the way to black. */
export const shade = (hex: string, share: number): string => {
  const colour = hslOf(hex);
  const lightness = share > 0 ? colour.lightness + (1 - colour.lightness) * share : colour.lightness * (1 + share);
  return hexOf({ ...colour, lightness });
};
