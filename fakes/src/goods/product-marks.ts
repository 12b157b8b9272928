import { adviceFor } from './department-advice.ts';
import type { GoodsProduct, Texts } from './goods.ts';
import { both } from './product-template.ts';

interface Mark {
  readonly label: string;
  readonly text: Texts;
}

const TOY: Mark = {
  label: 'CE',
  text: both(
    'Erfüllt die Anforderungen der EU an die Sicherheit von Spielzeug',
    'Meets the EU’s safety requirements for toys',
  ),
};
const ELECTRICAL: Mark = {
  label: 'CE',
  text: both(
    'Erfüllt die Anforderungen der EU an elektrische Geräte',
    'Meets the EU’s requirements for electrical devices',
  ),
};
const DEPARTMENTS_OF_TOYS: ReadonlySet<string> = new Set(['14']);
const AISLES_OF_DEVICES: ReadonlySet<string> = new Set(['163', '171', '172', '173', '175']);

/** Marks that the goods bear, with what they stand for. */
export const marksOf = ({ categoryId }: GoodsProduct): readonly Mark[] => {
  if (DEPARTMENTS_OF_TOYS.has(categoryId.slice(0, 2))) return [TOY];
  return AISLES_OF_DEVICES.has(categoryId.slice(0, 3)) ? [ELECTRICAL] : [];
};

/** Short points in favour of the goods. */
export const featuresOf = ({ categoryId, extraBadges, isCatalog }: GoodsProduct): readonly Texts[] => {
  const advice = adviceFor(categoryId);
  if (advice === undefined || isCatalog) return [];
  return [
    advice.feature,
    ...(extraBadges.includes('class-set') ? [both('Reicht für eine ganze Klasse', 'Enough for a whole class')] : []),
    ...(extraBadges.includes('eco-friendly') ? [both('Verpackt ohne Kunststoff', 'Packed without plastic')] : []),
  ];
};
