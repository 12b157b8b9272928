import type { World } from './world.ts';

/** Templates of the mails about somebody's account. Their orders are collected at an hour of the day, whenever a journey runs. */
export const accountMailsTo = async (world: Pick<World, 'mailsTo'>, address: string): Promise<readonly string[]> =>
  (await world.mailsTo(address)).map(({ template }) => template).filter((template) => !template.startsWith('order-'));
