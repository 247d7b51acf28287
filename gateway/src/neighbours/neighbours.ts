import { ResourceServiceClient } from '@pte/rpc/gen/pte/content/v1/content';
import {
  BankServiceClient,
  CollectionServiceClient,
  PracticeServiceClient,
  QuestionTypeServiceClient,
} from '@pte/rpc/gen/pte/question/v1/question';
import { ScoringServiceClient } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { AccountServiceClient, ProfileServiceClient, UserServiceClient } from '@pte/rpc/gen/pte/user/v1/user';
import { rpcClient } from '@pte/service-kit/grpc-client';

/** Calls of the user service. */
export class UserNeighbour {
  readonly accounts;
  readonly users;
  readonly profiles;

  /** `address` host:port, as in all of these. */
  constructor(address: string) {
    this.accounts = rpcClient(AccountServiceClient, address);
    this.users = rpcClient(UserServiceClient, address);
    this.profiles = rpcClient(ProfileServiceClient, address);
  }

  close(): void {
    for (const client of [this.accounts, this.users, this.profiles]) client.close();
  }
}

/** Calls of the question service. */
export class QuestionNeighbour {
  readonly types;
  readonly bank;
  readonly collections;
  readonly practice;

  constructor(address: string) {
    this.types = rpcClient(QuestionTypeServiceClient, address);
    this.bank = rpcClient(BankServiceClient, address);
    this.collections = rpcClient(CollectionServiceClient, address);
    this.practice = rpcClient(PracticeServiceClient, address);
  }

  close(): void {
    for (const client of [this.types, this.bank, this.collections, this.practice]) client.close();
  }
}

/** Calls of the content service. */
export class ContentNeighbour {
  readonly resources;

  constructor(address: string) {
    this.resources = rpcClient(ResourceServiceClient, address);
  }

  close(): void {
    this.resources.close();
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
