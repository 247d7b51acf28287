import type { ObjectPath } from '@pte/object-store/object-key';
import type { Resource } from './resource.js';

/** A row of table `resource` as pg gives it; bigint comes as text. */
export interface ResourceRow {
  id: number;
  key: string;
  path: ObjectPath;
  owner_id: number;
  question_id: number | null;
  size: string;
  content_type: string;
  created_at: Date;
  updated_at: Date;
}

export const resourceColumns = 'id, key, path, owner_id, question_id, size, content_type, created_at, updated_at';

export const toResource = (row: ResourceRow): Resource => ({
  id: row.id,
  key: row.key,
  path: row.path,
  ownerId: row.owner_id,
  questionId: row.question_id,
  size: Number(row.size),
  contentType: row.content_type,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
