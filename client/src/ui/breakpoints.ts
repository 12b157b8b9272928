/** Where a layout changes, in CSS pixels: the same figures as breakpoints.css (specification B9). */
export const BREAKPOINTS = { tablet: 768, laptop: 1024, largeLaptop: 1280, largeDesktop: 1780 } as const;

/** Matches devices that touch and cannot hover. */
export const TOUCH = '(hover: none)';

export const from = (breakpoint: keyof typeof BREAKPOINTS): string => `(min-width: ${BREAKPOINTS[breakpoint]}px)`;
