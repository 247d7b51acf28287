import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { QuestionModule } from '../question/question.module.js';
import { MockRoutes } from './mock.routes.js';
import { MockAdminRoutes } from './mock-admin.routes.js';
import { MockReportRoutes } from './mock-report.routes.js';
import { MockResultRoutes } from './mock-result.routes.js';
import { MockSessionRoutes } from './mock-session.routes.js';
import { Mocks } from './mocks.js';

/** Mock exams. */
@Module({
  imports: [QuestionModule, ProfileModule, HistoryModule],
  providers: [Mocks, MockRoutes, MockAdminRoutes, MockSessionRoutes, MockResultRoutes, MockReportRoutes],
})
export class MockModule {}
