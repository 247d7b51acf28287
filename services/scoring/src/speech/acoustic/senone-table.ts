/** States of one phone model, by the design of the acoustic model. */
export const statesPerPhone = 3;

/** Where a phone stands in its word: begin, end, inside, or single. */
export type WordPosition = 'b' | 'e' | 'i' | 's';

const positions: readonly WordPosition[] = ['b', 'e', 'i', 's'];

/** A phone in its place; a null neighbour stands outside the word and may be any phone. */
export interface PhoneContext {
  readonly phone: string;
  readonly left: string | null;
  readonly right: string | null;
  readonly position: WordPosition;
}

/**
 * Which senones (tied states, the units that the decoder scores) belong to which phone in which context.
 * A class is one state of one phone, numbered phone * 3 + state.
 */
export class SenoneTable {
  readonly classCount: number;
  /** Class of each senone. */
  readonly classOfSenone: Uint8Array;
  private readonly indices: ReadonlyMap<string, number>;

  /**
   * `triphones` holds three senones for each [position][phone][left][right], -1 where the model has no such triphone;
   * `monophones` the three context-free senones of each phone.
   */
  constructor(
    readonly phones: readonly string[],
    readonly senoneCount: number,
    readonly monophones: Int16Array,
    readonly triphones: Int16Array,
  ) {
    this.indices = new Map(phones.map((phone, index) => [phone, index]));
    this.classCount = phones.length * statesPerPhone;
    this.classOfSenone = this.findClasses();
  }

  isSpeech(phoneIndex: number): boolean {
    const phone = this.phones[phoneIndex] ?? '';
    return phone !== 'SIL' && !phone.startsWith('+');
  }

  has(phone: string): boolean {
    return this.indices.has(phone);
  }

  classOf(phone: string, state: number): number {
    return this.indexOf(phone) * statesPerPhone + state;
  }

  /** For each state of the phone, every senone it may have: one inside a word, several where a neighbour is unknown. */
  senonesOf(context: PhoneContext): number[][] {
    const { position } = context;
    for (const candidate of [position, ...positions.filter((other) => other !== position)]) {
      const found = this.collect({ ...context, position: candidate });
      if (found) return found;
    }
    const phone = this.indexOf(context.phone);
    return [0, 1, 2].map((state) => [this.monophones[phone * statesPerPhone + state] ?? 0]);
  }

  /** Offset of a triphone in `triphones`. */
  static offset(phoneCount: number, position: number, phone: number, left: number, right: number): number {
    return (((position * phoneCount + phone) * phoneCount + left) * phoneCount + right) * statesPerPhone;
  }

  static positionIndex(position: string): number {
    return positions.indexOf(position as WordPosition);
  }

  private collect({ phone, left, right, position }: PhoneContext): number[][] | null {
    const sets = [new Set<number>(), new Set<number>(), new Set<number>()];
    for (const leftIndex of this.neighbours(left)) {
      for (const rightIndex of this.neighbours(right)) {
        const place = SenoneTable.positionIndex(position);
        const offset = SenoneTable.offset(this.phones.length, place, this.indexOf(phone), leftIndex, rightIndex);
        if ((this.triphones[offset] ?? -1) < 0) continue;
        sets.forEach((set, state) => {
          set.add(this.triphones[offset + state] ?? 0);
        });
      }
    }
    return sets[0]?.size ? sets.map((set) => [...set].sort((a, b) => a - b)) : null;
  }

  private neighbours(phone: string | null): number[] {
    return phone === null ? this.phones.map((_, index) => index) : [this.indexOf(phone)];
  }

  private indexOf(phone: string): number {
    const index = this.indices.get(phone);
    if (index === undefined) throw new RangeError(`The acoustic model has no phone ${phone}`);
    return index;
  }

  private findClasses(): Uint8Array {
    const classes = new Uint8Array(this.senoneCount);
    this.monophones.forEach((senone, index) => {
      classes[senone] = index;
    });
    const perPhone = this.phones.length ** 2 * statesPerPhone;
    this.triphones.forEach((senone, index) => {
      if (senone < 0) return;
      const phone = Math.floor(index / perPhone) % this.phones.length;
      classes[senone] = phone * statesPerPhone + (index % statesPerPhone);
    });
    return classes;
  }
}
