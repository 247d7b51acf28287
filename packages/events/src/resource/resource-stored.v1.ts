import { defineEvent } from '../define-event.js';
import { resourceData } from './resource.js';

/** An object was stored, or replaced under the same key.  */
export const resourceStored = defineEvent({
  type: 'resource.stored',
  version: 1,
  topic: 'content.resource',
  key: (data) => data.key,
  data: resourceData,
});
