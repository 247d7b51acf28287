import { defineEvent } from '../define-event.js';
import { resourceData } from './resource.js';

/** An object was deleted.  */
export const resourceDeleted = defineEvent({
  type: 'resource.deleted',
  version: 1,
  topic: 'content.resource',
  key: (data) => data.key,
  data: resourceData,
});
