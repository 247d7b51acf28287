/** Who uploaded which recording for which question. */
export abstract class Recordings {
  /** Whether `fileName` is a recording that the user uploaded for the question. Throws UPSTREAM_UNAVAILABLE. */
  abstract isOwn(userId: number, questionId: number, fileName: string): Promise<boolean>;
}
