import type { ErrorKind } from '@pte/service-kit/domain-error';
import { type Text, text } from './text.js';

/** Every status the gateway answers, with its default message. spec: api.md 1.3 */
export const statusTexts = {
  200: text('成功', 'OK'),
  400: text('请求参数错误', 'Invalid request parameters'),
  401: text('未登录或登录已失效', 'Unauthorized'),
  403: text('权限不足', 'Insufficient permission'),
  404: text('资源不存在', 'Resource not found'),
  409: text('数据冲突', 'Conflict'),
  413: text('内容过大', 'Payload too large'),
  500: text('服务器内部错误', 'Internal server error'),
  502: text('网关错误', 'Gateway error'),
  503: text('请求过于频繁', 'Too many requests'),
} as const satisfies Record<number, Text>;

export type Status = keyof typeof statusTexts;

export const statusOf: Readonly<Record<ErrorKind, Status>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'rate-limited': 503,
  unavailable: 502,
  internal: 500,
};
