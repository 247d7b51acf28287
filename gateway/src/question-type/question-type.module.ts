import { Module } from '@nestjs/common';
import { QuestionTypeRoutes } from './question-type.routes.js';
import { QuestionTypeList } from './question-type-list.js';

/** The kinds of questions. */
@Module({ providers: [QuestionTypeList, QuestionTypeRoutes], exports: [QuestionTypeList] })
export class QuestionTypeModule {}
