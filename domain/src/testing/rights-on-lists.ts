/** Who may do what with a list, written down by hand for tests to compare with. The columns are viewer, commentator, editor, admin, creator. */
export const RIGHTS_ON_LISTS = {
  see: [true, true, true, true, true],
  'put-into-cart': [true, true, true, true, true],
  copy: [true, true, true, true, true],
  claim: [true, true, true, true, true],
  comment: [false, true, true, true, true],
  'set-standard': [false, true, true, true, true],
  leave: [false, true, true, true, false],
  'edit-entries': [false, false, true, true, true],
  rename: [false, false, false, true, true],
  invite: [false, false, false, true, true],
  'remove-member': [false, false, false, true, true],
  'delete-any-comment': [false, false, false, true, true],
  'release-claims': [false, false, false, true, true],
  'revoke-links': [false, false, false, false, true],
  'hand-over': [false, false, false, false, true],
  delete: [false, false, false, false, true],
} as const;
