import { Injectable } from '@nestjs/common';
import type { Queries, Tx } from '@pte/service-kit/database';
import { defaultPreferences, type Preferences, type PreferencesChange } from './preferences.js';

const columns = `locale, theme, preload_media as "preloadMedia", require_authentication as "requireAuthentication",
  enable_device_authentication as "enableDeviceAuthentication", hide_footer as "hideFooter",
  server_endpoint as "serverEndpoint", background_image_path as "backgroundImagePath"`;

@Injectable()
export class PreferencesRepository {
  async get(queries: Queries, userId: number): Promise<Preferences> {
    const [row] = await queries.query<Preferences>(`select ${columns} from preference where user_id = $1`, [userId]);
    return row ?? defaultPreferences;
  }

  /** Changes what is given and keeps the rest, also when two changes come at the same moment. */
  async change(tx: Tx, userId: number, change: PreferencesChange): Promise<Preferences> {
    await tx.query('insert into preference (user_id) values ($1) on conflict do nothing', [userId]);
    const [row] = await tx.query<Preferences>(
      `update preference set locale = coalesce($2, locale), theme = coalesce($3, theme),
         preload_media = coalesce($4, preload_media), require_authentication = coalesce($5, require_authentication),
         enable_device_authentication = coalesce($6, enable_device_authentication),
         hide_footer = coalesce($7, hide_footer), server_endpoint = coalesce($8, server_endpoint),
         background_image_path = coalesce($9, background_image_path)
       where user_id = $1 returning ${columns}`,
      [
        userId,
        change.locale,
        change.theme,
        change.preloadMedia,
        change.requireAuthentication,
        change.enableDeviceAuthentication,
        change.hideFooter,
        change.serverEndpoint,
        change.backgroundImagePath,
      ],
    );
    if (!row) throw new Error('an update of a row that was just made returned none');
    return row;
  }
}
