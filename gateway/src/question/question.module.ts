import { Module } from '@nestjs/common';
import { CollectionRoutes } from './collection.routes.js';
import { LearnerMarks } from './learner-marks.js';
import { PracticeRoutes } from './practice.routes.js';
import { QuestionRoutes } from './question.routes.js';
import { QuestionAdminRoutes } from './question-admin.routes.js';
import { QuestionLists } from './question-lists.js';
import { QuestionReads } from './question-reads.js';
import { QuestionViews } from './question-views.js';

/** The question bank, practice and collections. */
@Module({
  providers: [
    QuestionReads,
    QuestionLists,
    LearnerMarks,
    QuestionViews,
    QuestionRoutes,
    QuestionAdminRoutes,
    PracticeRoutes,
    CollectionRoutes,
  ],
  exports: [QuestionReads],
})
export class QuestionModule {}
