import { IsText } from '../shared/is-text.ts';

/** Longer than any token of a shop. */
const MAX_TOKEN = 500;

/** The token of a mailed link to a new password. */
export const IsPasswordToken = (): PropertyDecorator => IsText(MAX_TOKEN);
