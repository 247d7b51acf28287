import type { HouseDocument } from '../document.js';

export const conduct: HouseDocument = {
  'zh-CN': {
    title: '行为准则',
    sections: [
      {
        paragraphs: ['这里的人都在备考。请像对待同桌那样对待他们：坦诚、耐心、就事论事。'],
      },
      {
        heading: '请这样做',
        paragraphs: [
          '分享自己的经验与笔记，说明来源；指出错误时给出依据；看不懂就提问。',
          '发现内容有误、评分不合理或有人违规时，用举报按钮告诉我们。',
        ],
      },
      {
        heading: '请不要这样做',
        paragraphs: [
          '人身攻击、骚扰、歧视；发布广告、引流信息或他人的联系方式。',
          '发布正式考试的真题、代考或作弊信息；提交他人的录音或作文冒充自己的作答。',
          '攻击、抓取或刻意拖慢服务，绕过限制，共享或转卖账号。',
        ],
      },
      {
        heading: '违规之后',
        paragraphs: [
          '轻微的内容会被隐藏并说明原因；反复或严重违规的账号会被限制使用至某一日期。处理有误时可以通过反馈页面申诉，由另一位工作人员复核。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'Code of conduct',
    sections: [
      {
        paragraphs: [
          'Everybody here prepares for an exam. Treat them as you would the person at the next desk: honestly, patiently, and about the matter.',
        ],
      },
      {
        heading: 'Please do',
        paragraphs: [
          'Share your experience and notes and name your sources. Give reasons when you correct somebody. Ask when something is unclear.',
          'Use the report button for wrong content, scores that make no sense, and people who break these rules.',
        ],
      },
      {
        heading: 'Please do not',
        paragraphs: [
          'Attack, harass or discriminate against people; advertise; publish contact data of others.',
          'Publish items of the real exam, offer or seek impersonation or cheating, or hand in recordings or essays of somebody else as your own.',
          'Attack, scrape or slow down the service, work around limits, share or resell accounts.',
        ],
      },
      {
        heading: 'What follows',
        paragraphs: [
          'Content that breaks a rule is hidden, with a reason. Accounts that do so again and again, or badly, are blocked until a date. If we were wrong, appeal through the report page; another member of staff will look at it.',
        ],
      },
    ],
  },
};
