import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { QuestionTypeModule } from '../question-type/question-type.module.js';
import { CollectionRoutes } from './collection.routes.js';
import { LearnerMarks } from './learner-marks.js';
import { OnBankChanged } from './on-bank-changed.js';
import { PracticeRoutes } from './practice.routes.js';
import { QuestionRoutes } from './question.routes.js';
import { QuestionAdminRoutes } from './question-admin.routes.js';
import { QuestionLists } from './question-lists.js';
import { QuestionReads } from './question-reads.js';
import { QuestionViews } from './question-views.js';
import { QuestionWrites } from './question-writes.js';

/** The question bank, practice and collections. */
@Module({
  imports: [QuestionTypeModule, HistoryModule],
  providers: [
    QuestionReads,
    QuestionLists,
    LearnerMarks,
    QuestionViews,
    QuestionWrites,
    QuestionRoutes,
    QuestionAdminRoutes,
    PracticeRoutes,
    CollectionRoutes,
    OnBankChanged,
  ],
  exports: [QuestionReads, QuestionViews, QuestionWrites],
})
export class QuestionModule {}
