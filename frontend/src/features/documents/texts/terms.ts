import type { HouseDocument } from '../document.js';

export const terms: HouseDocument = {
  'zh-CN': {
    title: '用户协议',
    sections: [
      {
        heading: '1. 我们提供什么',
        paragraphs: [
          '本站提供 PTE 考试的练习题、模拟考试、自动评分、学习资料和社区。本站与考试主办方没有任何隶属关系，题目均为自行编写。',
          '所有分数都是按公开规则和统计方法得出的估算，用于帮助你安排复习，不代表官方成绩，也不保证你在正式考试中的结果。',
        ],
      },
      {
        heading: '2. 账号',
        paragraphs: [
          '注册时请使用你自己的信息。一个账号只供一个人使用，请妥善保管密码；怀疑被他人使用时，请立即修改密码，其他设备会随之退出登录。',
          '你可以随时停用账号。停用后，任何设备上的登录都会失效，公开内容的作者显示为“已注销用户”。',
        ],
      },
      {
        heading: '3. VIP 会员',
        paragraphs: [
          '会员按 30、90 或 180 天计算，从付款成功或现有会员到期之日起（取较晚者）顺延，不会自动续费。价格以下单页面为准，货币为人民币。',
          '订单在 30 分钟内未支付会自动关闭，关闭的订单不会扣款。若款项已付而会员未到账，系统会自动与支付渠道核对；超过十分钟仍未到账，请通过反馈页面联系我们。',
          '退款由工作人员处理，全额退回原支付账户，同时收回该订单带来的会员天数。',
        ],
      },
      {
        heading: '4. 你的内容',
        paragraphs: [
          '录音、作文和评论归你所有。你允许我们为评分、展示和备份而保存和处理它们。我们不会用你的录音或作文训练对外提供的模型。',
          '你在社区发布的内容须遵守行为准则。违反的内容可能被隐藏或删除，严重的账号会被限制使用。',
        ],
      },
      {
        heading: '5. 责任',
        paragraphs: [
          '我们尽力保证服务可用、作答不丢失，但不对网络、设备或不可抗力造成的中断负责。因我们的过错造成的损失，责任以你在最近十二个月内支付的费用为限，法律另有规定的除外。',
        ],
      },
      {
        heading: '6. 变更与争议',
        paragraphs: [
          '条款有重大变更时，我们会提前七天在站内告知。本协议适用中华人民共和国法律，争议先行协商，协商不成的由运营者所在地法院管辖。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'Terms of service',
    sections: [
      {
        heading: '1. What we offer',
        paragraphs: [
          'This site offers practice questions and mock exams for PTE, automatic scoring, learning material and a community. It is not connected with the owner of the exam, and its questions are its own.',
          'Every score is an estimate made from public rules and statistics. It helps you to plan your study. It is not an official result and promises nothing about the exam.',
        ],
      },
      {
        heading: '2. Your account',
        paragraphs: [
          'Register as yourself, for yourself. Keep your password safe; if you think that somebody else knows it, change it, which signs out every other device.',
          'You may close your account at any time. Every device is then signed out, and what you published shows a deleted user as its author.',
        ],
      },
      {
        heading: '3. VIP membership',
        paragraphs: [
          'Membership lasts 30, 90 or 180 days from the payment or from the end of your present membership, whichever is later. It never renews by itself. The price is the one on the order page, in Chinese yuan.',
          'An order that is not paid within 30 minutes is closed and costs nothing. If you have paid and see no membership, we check with the payment provider by ourselves; tell us through the report page if it takes more than ten minutes.',
          'Refunds are made by our staff, in full and to the account that paid. The days that the order gave are taken back.',
        ],
      },
      {
        heading: '4. Your content',
        paragraphs: [
          'Recordings, essays and comments stay yours. You allow us to store and process them for scoring, display and backup. We do not train models for others on them.',
          'What you publish must follow the code of conduct. Content that does not may be hidden or removed, and accounts may be restricted.',
        ],
      },
      {
        heading: '5. Liability',
        paragraphs: [
          'We do our best to keep the service running and your answers safe, but we are not liable for failures of networks or devices or for events beyond our control. For damage that is our fault, liability ends at what you paid in the last twelve months, unless the law says otherwise.',
        ],
      },
      {
        heading: '6. Changes and disputes',
        paragraphs: [
          'We announce important changes of these terms seven days ahead. The law of the People’s Republic of China applies. Disputes are settled by talking first, then by the court at the place of the operator.',
        ],
      },
    ],
  },
};
