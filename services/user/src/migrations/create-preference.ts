import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The defaults are those of the REST contract, section 5. */
export class CreatePreference1763700200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table preference (
        user_id integer primary key references account,
        locale text not null default 'zh-CN' check (locale in ('zh-CN', 'en-US')),
        theme text not null default 'auto' check (theme in ('light', 'dark', 'auto')),
        preload_media boolean not null default true,
        require_authentication boolean not null default false,
        enable_device_authentication boolean not null default false,
        hide_footer boolean not null default false,
        server_endpoint text not null default '' check (length(server_endpoint) <= 255),
        background_image_path text not null default '' check (length(background_image_path) <= 255)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table preference');
  }
}
