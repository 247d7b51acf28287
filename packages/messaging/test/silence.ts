import { createLogger } from '@pte/service-kit/logging';

export const silence = createLogger('test', { LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
