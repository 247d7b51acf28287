import { Module } from '@nestjs/common';
import { BankModule } from '../bank/bank.module.js';
import { CollectionGrpc } from './collection.grpc.js';
import { CollectionRepository } from './collection.repository.js';
import { ListCollected } from './list-collected.js';
import { SetCollections } from './set-collections.js';

/** Which questions a learner keeps, and where. */
@Module({
  imports: [BankModule],
  controllers: [CollectionGrpc],
  providers: [CollectionRepository, ListCollected, SetCollections],
})
export class CollectionModule {}
