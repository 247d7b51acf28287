import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from './database.js';
import { Health } from './health.js';
import { type DatabaseOptions, openDatabase } from './open-database.js';

/** Gives Database to the whole service and adds it to readiness. */
@Module({})
export class DatabaseModule {
  static with(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        {
          provide: DataSource,
          inject: [Health],
          useFactory: async (health: Health) => {
            const dataSource = await openDatabase(options);
            health.add('postgres', async () => void (await dataSource.query('select 1')));
            return dataSource;
          },
        },
        Database,
      ],
      exports: [Database],
    };
  }
}
