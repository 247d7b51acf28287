import { Module } from '@nestjs/common';
import { BankGrpc } from './bank.grpc.js';
import { CacheVersions } from './cache-versions.js';
import { CheckMockQuestions } from './check-mock-questions.js';
import { CreateQuestion } from './create-question.js';
import { CreateType } from './create-type.js';
import { DeleteQuestion } from './delete-question.js';
import { DeleteType } from './delete-type.js';
import { ListQuestions } from './list-questions.js';
import { ListTypes } from './list-types.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionTypeGrpc } from './question-type.grpc.js';
import { QuestionTypeRepository } from './question-type.repository.js';
import { ReadQuestions } from './read-questions.js';
import { UpdateQuestion } from './update-question.js';
import { UpdateType } from './update-type.js';

/** Question types and the question bank. Other folders read questions and types, never write them. */
@Module({
  controllers: [BankGrpc, QuestionTypeGrpc],
  providers: [
    CacheVersions,
    QuestionRepository,
    QuestionTypeRepository,
    ReadQuestions,
    CheckMockQuestions,
    ListQuestions,
    CreateQuestion,
    UpdateQuestion,
    DeleteQuestion,
    ListTypes,
    CreateType,
    UpdateType,
    DeleteType,
  ],
  exports: [ReadQuestions, ListTypes],
})
export class BankModule {}
