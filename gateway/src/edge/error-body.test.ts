import { describe, expect, it } from '@jest/globals';
import { DomainError, type ErrorKind } from '@pte/service-kit/domain-error';
import { errorBody } from './error-body.js';

describe('errorBody', () => {
  it.each<[ErrorKind, number, string, string]>([
    ['invalid', 400, '请求参数错误', 'Invalid request parameters'],
    ['unauthenticated', 401, '未登录或登录已失效', 'Unauthorized'],
    ['forbidden', 403, '权限不足', 'Insufficient permission'],
    ['not-found', 404, '资源不存在', 'Resource not found'],
    ['conflict', 409, '数据冲突', 'Conflict'],
    ['too-large', 413, '内容过大', 'Payload too large'],
    ['internal', 500, '服务器内部错误', 'Internal server error'],
    ['unavailable', 502, '网关错误', 'Gateway error'],
    ['rate-limited', 503, '请求过于频繁', 'Too many requests'],
  ])('%s is %i with the text of its status', (kind, code, zh, en) => {
    const error = new DomainError('SOME_REASON', kind);
    const common = { code, type: 'error', data: null, reason: 'SOME_REASON' };
    expect(errorBody(error, 'zh-CN')).toEqual({ ...common, message: zh });
    expect(errorBody(error, 'en-US')).toEqual({ ...common, message: en });
  });

  it.each([
    ['SEARCH_TOO_SHORT', '搜索关键词至少 2 个字符', 'Search keyword must be at least 2 characters'],
    ['QUESTION_CONTENT_INVALID', '题目内容或答案格式不正确', 'Question content or answer has a wrong form'],
    ['QUESTION_TYPE_MISMATCH', '题型不匹配', 'question type not match'],
    ['QUESTION_TYPE_UNSUPPORTED', '不支持的题型', 'Unsupported question type'],
    ['ANSWER_SHAPE', '答案格式不正确', 'Answer has a wrong form'],
    ['RECORDING_REQUIRED', '请先录音', 'Please record audio first'],
    ['FILE_REQUIRED', '请选择文件', 'Please select a file'],
    ['FILE_TYPE_MISMATCH', '文件类型不匹配', 'File type does not match'],
    ['FILE_TOO_LARGE', '文件不能超过 10MB', 'File must be at most 10MB'],
    ['PASSWORD_MISMATCH', '两次输入的新密码不一致', 'New passwords do not match'],
    ['OLD_PASSWORD_WRONG', '原密码不正确', 'Old password is wrong'],
    ['SIGNATURE_INVALID', '签名无效', 'Invalid signature'],
    ['BAD_CREDENTIALS', '登录失败，请检查用户名和密码', 'Sign-in failed, check your credentials'],
    ['VIP_REQUIRED', '需要 VIP 权限', 'VIP permission is required'],
    ['VIP_RECORDING_ONLY', '仅 VIP 用户可以提交录音', 'Only VIP users can submit recordings'],
    ['ADMIN_REQUIRED', '需要管理员权限', 'Admin permission is required'],
    ['SUPER_ADMIN_REQUIRED', '需要超级管理员权限', 'Super admin permission is required'],
    ['USER_NAME_TAKEN', '用户名已被使用', 'Username is already taken'],
    ['PHONE_TAKEN', '该手机号已被其他用户使用', 'Phone is used by another user'],
    ['EMAIL_TAKEN', '该邮箱已被其他用户使用', 'Email is used by another user'],
    ['LAST_SUPER_ADMIN', '不能移除最后一个超级管理员', 'The last super admin cannot be removed'],
  ])('%s has texts of its own', (reason, zh, en) => {
    const error = new DomainError(reason, 'invalid');
    expect([errorBody(error, 'zh-CN').message, errorBody(error, 'en-US').message]).toEqual([zh, en]);
  });

  it('names the JSON key by argument, or by the field that was refused', () => {
    const byArgument = new DomainError('JSON_KEY_UNDEFINED', 'invalid', { args: { key: 'content' } });
    expect(errorBody(byArgument, 'zh-CN').message).toBe('缺少 JSON 字段 content');
    const byField = new DomainError('JSON_KEY_INVALID', 'invalid', { fields: { answer: { code: 'jsonInvalid' } } });
    const body = errorBody(byField, 'en-US');
    expect(body.message).toBe('JSON key answer is not valid JSON');
    expect(body.fields).toEqual({ answer: 'JSON key answer is not valid JSON' });
  });

  it('makes a sentence of every problem, also of a code it does not know', () => {
    const fields = { limit: { code: 'number.max', args: { max: 100 } }, other: { code: 'never.heard.of' } };
    const error = new DomainError('VALIDATION', 'invalid', { fields });
    expect(errorBody(error, 'zh-CN').fields).toEqual({ limit: '不能大于 100', other: '格式不正确' });
    expect(errorBody(error, 'en-US').fields).toEqual({
      limit: 'Must be at most 100',
      other: 'This value is not valid',
    });
  });
});
