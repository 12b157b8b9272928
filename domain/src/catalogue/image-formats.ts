/** The formats of product pictures (PDP-09, LIST-09), in pixels. The specification shows the names and the sizes of listings; the others are ours. */
export const IMAGE_FORMATS = {
  PRODUCTLISTING_SMALL: { width: 140, height: 105 },
  PRODUCTLISTING_BIG: { width: 280, height: 210 },
  OPEN_GRAPH: { width: 1200, height: 630 },
  ADS_MAIN_MOBILE: { width: 560, height: 420 },
  ADS_MAIN_DESKTOP: { width: 560, height: 420 },
  ADS_ZOOM_MOBILE: { width: 1120, height: 840 },
  ADS_ZOOM_DESKTOP: { width: 1120, height: 840 },
  ADS_ZOOM_NEW: { width: 1120, height: 840 },
  BASKET_LAYER: { width: 80, height: 60 },
} as const;
