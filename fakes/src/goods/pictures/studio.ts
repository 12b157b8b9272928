import type { Scene } from './scene.ts';
import { shade } from './shades.ts';
import { BOARD, circle, isLifted, lifted, lit, placed, rect } from './svg.ts';

const MIDDLE = { x: BOARD.width / 2, y: BOARD.height / 2 };

/** A close-up on coloured paper: the second picture of a product. */
export const inStudio = (draw: Scene, tint: string): string => {
  const thing = draw(tint);
  const near = placed(placed(isLifted(thing) ? thing : lifted(thing), -MIDDLE.x, -MIDDLE.y), MIDDLE.x, MIDDLE.y, {
    scale: 1.1,
    tx: -4,
  });
  return (
    rect(0, 0, BOARD.width, BOARD.height, lit(shade(tint, 0.7))) +
    circle(MIDDLE.x, MIDDLE.y, 168, shade(tint, 0.8)) +
    near
  );
};
