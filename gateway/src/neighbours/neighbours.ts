import { ResourceServiceClient } from '@pte/rpc/gen/pte/content/v1/content';
import { ReportServiceClient } from '@pte/rpc/gen/pte/content/v1/report';
import { HistoryServiceClient } from '@pte/rpc/gen/pte/question/v1/history';
import { MockServiceClient } from '@pte/rpc/gen/pte/question/v1/mock';
import {
  BankServiceClient,
  CollectionServiceClient,
  PracticeServiceClient,
  QuestionTypeServiceClient,
} from '@pte/rpc/gen/pte/question/v1/question';
import { ScoringServiceClient } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { ContactServiceClient } from '@pte/rpc/gen/pte/user/v1/contact';
import { PlanServiceClient } from '@pte/rpc/gen/pte/user/v1/plan';
import { TotpServiceClient } from '@pte/rpc/gen/pte/user/v1/totp';
import { AccountServiceClient, ProfileServiceClient, UserServiceClient } from '@pte/rpc/gen/pte/user/v1/user';
import { WechatServiceClient } from '@pte/rpc/gen/pte/user/v1/wechat';
import { rpcClient } from '@pte/service-kit/grpc-client';

/** Calls of the user service. */
export class UserNeighbour {
  readonly accounts;
  readonly users;
  readonly profiles;
  readonly contacts;
  readonly totps;
  readonly wechats;
  readonly plans;

  /** `address` host:port, as in all of these. */
  constructor(address: string) {
    this.accounts = rpcClient(AccountServiceClient, address);
    this.users = rpcClient(UserServiceClient, address);
    this.profiles = rpcClient(ProfileServiceClient, address);
    this.contacts = rpcClient(ContactServiceClient, address);
    this.totps = rpcClient(TotpServiceClient, address);
    this.wechats = rpcClient(WechatServiceClient, address);
    this.plans = rpcClient(PlanServiceClient, address);
  }

  close(): void {
    const { accounts, users, profiles, contacts, totps, wechats, plans } = this;
    for (const client of [accounts, users, profiles, contacts, totps, wechats, plans]) client.close();
  }
}

/** Calls of the question service. */
export class QuestionNeighbour {
  readonly types;
  readonly bank;
  readonly collections;
  readonly practice;
  readonly mocks;
  readonly history;

  constructor(address: string) {
    this.types = rpcClient(QuestionTypeServiceClient, address);
    this.bank = rpcClient(BankServiceClient, address);
    this.collections = rpcClient(CollectionServiceClient, address);
    this.practice = rpcClient(PracticeServiceClient, address);
    this.mocks = rpcClient(MockServiceClient, address);
    this.history = rpcClient(HistoryServiceClient, address);
  }

  close(): void {
    const { types, bank, collections, practice, mocks, history } = this;
    for (const client of [types, bank, collections, practice, mocks, history]) client.close();
  }
}

/** Calls of the content service. */
export class ContentNeighbour {
  readonly resources;
  readonly reports;

  constructor(address: string) {
    this.resources = rpcClient(ResourceServiceClient, address);
    this.reports = rpcClient(ReportServiceClient, address);
  }

  /** Undeleted articles: the service keeps none yet. */
  readonly countArticles = async (): Promise<number> => 0;

  close(): void {
    for (const client of [this.resources, this.reports]) client.close();
  }
}

/** Calls of the scoring service. */
export class ScoringNeighbour {
  readonly scoring;

  constructor(address: string) {
    this.scoring = rpcClient(ScoringServiceClient, address);
  }

  close(): void {
    this.scoring.close();
  }
}
