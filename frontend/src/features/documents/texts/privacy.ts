import type { HouseDocument } from '../document.js';

export const privacy: HouseDocument = {
  'zh-CN': {
    title: '隐私政策',
    sections: [
      {
        heading: '我们收集什么',
        paragraphs: [
          '账号：用户名、密码的不可逆散列；在你主动绑定时，还有手机号、邮箱和微信标识。',
          '学习：你的作答、录音、用时、得分、目标分与考试日期、收藏和浏览记录。',
          '安全：登录时间、IP 地址和设备名称，用来让你看到并退出其他设备。',
          '支付：订单号、金额和状态。银行卡与支付密码由支付宝处理，我们看不到。',
        ],
      },
      {
        heading: '用来做什么',
        paragraphs: [
          '评分、统计、学习计划、账号安全和订单处理。评分默认在我们自己的服务器上离线完成；运营者若启用外部评分服务，结果中会写明。',
          '我们不出售个人信息，不做广告画像，日志中不记录密码、令牌、手机号和邮箱。',
        ],
      },
      {
        heading: '保存多久',
        paragraphs: [
          '作答与录音保存到你删除账号为止。验证码十分钟失效，登录会话七天未使用即失效，浏览记录只保留最近 500 条。',
        ],
      },
      {
        heading: '存在你设备上的',
        paragraphs: [
          '登录令牌（Cookie，七天）、界面偏好、未提交的作答与录音。未提交的草稿保留 14 天，提交后立即删除。',
        ],
      },
      {
        heading: '你的权利',
        paragraphs: [
          '你可以查看和修改资料、解绑手机邮箱和微信、清空浏览记录、退出所有设备，也可以要求导出或删除你的数据，请通过反馈页面提出。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we collect',
        paragraphs: [
          'Account: your name and a one-way hash of your password and, where you bind them, your phone number, e-mail address and WeChat identifier.',
          'Learning: your answers, recordings, times, scores, targets and exam date, favourites and history.',
          'Security: when and from which address and device you signed in, so that you can see and end sessions.',
          'Payment: number, amount and state of orders. Cards and payment passwords stay with Alipay; we never see them.',
        ],
      },
      {
        heading: 'What it is for',
        paragraphs: [
          'Scoring, statistics, your learning plan, the safety of your account, and orders. Scoring happens on our own servers, offline; if the operator switches on an outside service, the result says so.',
          'We sell no personal data and build no advertising profiles. Logs hold no passwords, tokens, phone numbers or e-mail addresses.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'Answers and recordings until you delete your account. Codes last ten minutes, sessions seven days without use, and the history keeps the newest 500 entries.',
        ],
      },
      {
        heading: 'What lies on your device',
        paragraphs: [
          'Your sign-in token (a cookie, seven days), your preferences, and answers and recordings that you have not sent. Unsent drafts stay 14 days and go when you send them.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can read and change your data, unbind phone, e-mail and WeChat, clear your history and end every session. Ask for a copy or for deletion of your data through the report page.',
        ],
      },
    ],
  },
};
