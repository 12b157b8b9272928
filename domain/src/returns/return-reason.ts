/** Why goods come back, in the order in which they are offered. The specification names no reasons; these are the shop's own. */
export const RETURN_REASONS = [
  'changed-mind',
  'wrong-order',
  'unsuitable',
  'late',
  'wrong-item',
  'incomplete',
  'damaged',
  'defective',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const COMPLAINTS = ['wrong-item', 'incomplete', 'damaged', 'defective'] as const satisfies readonly ReturnReason[];
type Complaint = (typeof COMPLAINTS)[number];

/** The shop made a mistake or the goods have a defect; otherwise the buyer withdraws, which needs no reason. */
export const isComplaint = (reason: string): reason is Complaint =>
  COMPLAINTS.some((complaint) => complaint === reason);

export const isReturnReason = (name: string): name is ReturnReason => RETURN_REASONS.some((known) => known === name);
