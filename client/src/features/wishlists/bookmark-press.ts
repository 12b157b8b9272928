/** A press of a bookmark, in the order of the presses. */
export interface BookmarkPress {
  readonly button: HTMLButtonElement;
  readonly isOn: boolean;
}
