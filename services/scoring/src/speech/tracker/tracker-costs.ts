/** Costs of the reading tracker in nat, as `reading-model.json` gives them. */
export interface TrackerCosts {
  /** Weight of the triphone fit beside the class posterior. */
  readonly alpha: number;
  /** How far below the best speech class other speech scores, a frame. */
  readonly beta: number;
  readonly garbage_enter: number;
  /** For a shown word that is left out. */
  readonly skip: number;
  /** For each step from a state to the next inside a word. */
  readonly state_advance: number;
  /** The worst a triphone fit may be. */
  readonly triphone_floor: number;
}
