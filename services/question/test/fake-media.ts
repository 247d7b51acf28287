import type { QuestionMedia } from '../src/seed/media/question-media.js';

/** Questions with the addresses of sounds and pictures that nobody made. */
export const noMedia: QuestionMedia = { provide: async () => undefined };

/** Notes what it is asked for. */
export class NotedMedia implements QuestionMedia {
  readonly asked: string[] = [];
  /** Id of a question whose media cannot be made. */
  broken: number | undefined;

  provide: QuestionMedia['provide'] = async ({ id }, stage) => {
    if (id === this.broken) throw new Error('nobody can speak');
    this.asked.push(`${id} ${stage}`);
  };
}
