import type { Texts } from './goods.ts';

/** Marks beside "sale", "new" and "popular". */
export const EXTRA_BADGES = {
  'class-set': { de: 'Klassensatz', en: 'Class set' },
  'eco-friendly': { de: 'Umweltfreundlich', en: 'Eco-friendly' },
  'teachers-choice': { de: 'Von Lehrkräften empfohlen', en: 'Teachers’ choice' },
  'own-brand': { de: 'Eigenmarke', en: 'Own brand' },
} as const satisfies Record<string, Texts>;

type ExtraBadgeId = keyof typeof EXTRA_BADGES;

export const isExtraBadge = (id: string): id is ExtraBadgeId => id in EXTRA_BADGES;
