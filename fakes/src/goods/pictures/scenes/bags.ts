import { bottle, cottonBag, gymBag, lunchBox, satchel, schoolCone, steelBox } from '../drawings/bags.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, object, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

export const BAG_SCENES = {
  'bags-mix': (tint) =>
    emoji('backpack', 142, 146, 190, { tint }) +
    placed(bottle('#f07f1c'), 262, 160, { scale: 0.86 }) +
    placed(lunchBox('#2e8b4a'), 298, 222, { scale: 0.5 }),
  satchel: drawn(satchel),
  backpack: tintedObject('backpack', 245),
  luggage: tintedObject('luggage', 245),
  'small-backpack': tintedObject('backpack', 190),
  'gym-bag': drawn(gymBag, { scale: 1.05, y: 154 }),
  briefcase: tintedObject('briefcase', 235),
  'cotton-bag': drawn(cottonBag),
  bottle: drawn(bottle, { scale: 1.08, y: 154 }),
  'lunch-box': drawn(lunchBox, { scale: 1.15 }),
  'steel-lunch-box': drawnBefore(() => steelBox(), { scale: 1.05 }),
  'lunch-mix': (tint) =>
    placed(bottle(tint), 122, 152, { scale: 0.98 }) +
    placed(lunchBox('#f07f1c'), 258, 186, { scale: 0.9 }) +
    emoji('red-apple', 268, 94, 84),
  'school-cone': drawn(schoolCone),
  'school-cone-plain': drawn(schoolCone),
  'safety-vest': object('safety-vest'),
  umbrella: tintedObject('umbrella', 225),
  watch: tintedObject('watch', 220),
  'alarm-clock': object('alarm-clock'),
  purse: object('purse', 215),
} satisfies Record<string, Scene>;
