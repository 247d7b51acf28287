import { type Text, text } from './text.js';

/** Reasons with a text of their own; every other reason has the text of its status. spec: api.md 17 */
export const reasonTexts: Readonly<Record<string, Text>> = {
  SEARCH_TOO_SHORT: text('搜索关键词至少 2 个字符', 'Search keyword must be at least 2 characters'),
  JSON_KEY_UNDEFINED: text('缺少 JSON 字段 {key}', 'JSON key {key} is undefined'),
  JSON_KEY_INVALID: text('JSON 字段 {key} 不是有效的 JSON', 'JSON key {key} is not valid JSON'),
  QUESTION_CONTENT_INVALID: text('题目内容或答案格式不正确', 'Question content or answer has a wrong form'),
  QUESTION_TYPE_MISMATCH: text('题型不匹配', 'question type not match'),
  MOCK_QUESTION_TYPE_MISMATCH: text('题型不匹配', 'question type not match'),
  QUESTION_TYPE_UNSUPPORTED: text('不支持的题型', 'Unsupported question type'),
  ANSWER_SHAPE: text('答案格式不正确', 'Answer has a wrong form'),
  RECORDING_REQUIRED: text('请先录音', 'Please record audio first'),
  FILE_REQUIRED: text('请选择文件', 'Please select a file'),
  FILE_TYPE_MISMATCH: text('文件类型不匹配', 'File type does not match'),
  PASSWORD_MISMATCH: text('两次输入的新密码不一致', 'New passwords do not match'),
  OLD_PASSWORD_WRONG: text('原密码不正确', 'Old password is wrong'),
  SIGNATURE_INVALID: text('签名无效', 'Invalid signature'),
  BAD_CREDENTIALS: text('登录失败，请检查用户名和密码', 'Sign-in failed, check your credentials'),
  VIP_REQUIRED: text('需要 VIP 权限', 'VIP permission is required'),
  VIP_RECORDING_ONLY: text('仅 VIP 用户可以提交录音', 'Only VIP users can submit recordings'),
  ADMIN_REQUIRED: text('需要管理员权限', 'Admin permission is required'),
  SUPER_ADMIN_REQUIRED: text('需要超级管理员权限', 'Super admin permission is required'),
  USER_NAME_TAKEN: text('用户名已被使用', 'Username is already taken'),
  PHONE_TAKEN: text('该手机号已被其他用户使用', 'Phone is used by another user'),
  EMAIL_TAKEN: text('该邮箱已被其他用户使用', 'Email is used by another user'),
  LAST_SUPER_ADMIN: text('不能移除最后一个超级管理员', 'The last super admin cannot be removed'),
  FILE_TOO_LARGE: text('文件不能超过 10MB', 'File must be at most 10MB'),
};
