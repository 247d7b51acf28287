import type { Caller } from '@pte/rpc/gen/pte/question/v1/question';
import { anAdmin, aQuestion, aVip, readAloudId, singleChoiceFields, singleChoiceId } from './builders.js';
import type { QuestionService } from './question-service.js';

export const mockFields = (
  content: object = { speaking: [readAloudId], reading: [singleChoiceId] },
  given: object = {},
) => ({
  type: 25,
  name: 'Mock',
  content: JSON.stringify(content),
  difficulty: 1,
  ...given,
});

/** Gives the id of a mock with these sections. */
export const aMock = async (service: QuestionService, content?: object): Promise<number> =>
  (await aQuestion(service, mockFields(content))).id;

/** Ids of single choice questions whose right choice is 2. */
export const someChoices = async (service: QuestionService, count: number): Promise<number[]> =>
  (await Promise.all(Array.from({ length: count }, () => aQuestion(service, singleChoiceFields())))).map(
    ({ id }) => id,
  );

/** One learner in one session, as the gateway speaks for them. */
export class Sitting {
  private constructor(
    private readonly service: QuestionService,
    readonly caller: Caller,
    readonly mockId: number,
    public id = '',
  ) {}

  static async begin(service: QuestionService, mockId: number, caller: Caller = aVip()): Promise<Sitting> {
    const sitting = new Sitting(service, caller, mockId);
    sitting.id = (await sitting.start()).id;
    return sitting;
  }

  start(restart = false, examType = 0) {
    const { caller, mockId } = this;
    return parsed(this.service.mocks.startSession({ caller, mockId, restart, examType }));
  }

  get(by = this.caller) {
    return parsed(this.service.mocks.getSession({ caller: by, sessionId: this.id }));
  }

  update(given: { step?: string; itemIndex?: number }, by = this.caller) {
    return parsed(this.service.mocks.updateSession({ caller: by, sessionId: this.id, ...given }));
  }

  /** `value` is V; undefined clears the item. */
  save(index: number, value: unknown, timeUsed = 10, by = this.caller) {
    const answer = value === undefined ? undefined : JSON.stringify({ answer: value });
    return this.saveText(index, answer, timeUsed, by);
  }

  saveText(index: number, answer: string | undefined, timeUsed = 10, by = this.caller) {
    return parsed(this.service.mocks.saveItem({ caller: by, sessionId: this.id, index, answer, timeUsed }));
  }

  submit(by = this.caller, given: { examType?: number; idempotencyKey?: string } = {}) {
    return parsed(
      this.service.mocks.submitSession({ caller: by, sessionId: this.id, idempotencyKey: '', examType: 0, ...given }),
    );
  }

  retry() {
    return parsed(this.service.mocks.retrySession({ caller: this.caller, sessionId: this.id }));
  }

  result(by = this.caller) {
    return parsed(this.service.mocks.getResult({ caller: by, sessionId: this.id }));
  }

  report(by = this.caller) {
    return parsed(this.service.mocks.getReport({ caller: by, sessionId: this.id }));
  }
}

const parsed = async (answer: Promise<{ json: string }>) => JSON.parse((await answer).json);

export const withoutVip = ({ userId }: Caller): Caller => ({ userId, type: 2, vip: false });

/** Deletes a question as an admin does. */
export const remove = (service: QuestionService, id: number) => service.bank.deleteQuestion({ caller: anAdmin(), id });
