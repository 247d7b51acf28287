import { HistoryServiceService } from '@pte/rpc/gen/pte/question/v1/history';
import { MockServiceService } from '@pte/rpc/gen/pte/question/v1/mock';
import {
  BankServiceService,
  CollectionServiceService,
  PracticeServiceService,
  QuestionTypeServiceService,
} from '@pte/rpc/gen/pte/question/v1/question';
import { bootstrapGrpcService } from '@pte/service-kit/bootstrap';
import { AppModule } from './app.module.js';
import { readConfig } from './config.js';

const config = readConfig();

await bootstrapGrpcService({
  name: 'question',
  config,
  module: AppModule.with(config),
  services: {
    'pte.question.v1.QuestionTypeService': QuestionTypeServiceService,
    'pte.question.v1.BankService': BankServiceService,
    'pte.question.v1.CollectionService': CollectionServiceService,
    'pte.question.v1.PracticeService': PracticeServiceService,
    'pte.question.v1.MockService': MockServiceService,
    'pte.question.v1.HistoryService': HistoryServiceService,
  },
});
