import type { HouseDocument } from '../document.js';

export const help: HouseDocument = {
  'zh-CN': {
    title: '帮助',
    sections: [
      {
        heading: '怎么开始',
        paragraphs: [
          '在“练习”里选一个题型，从第一道未练的题开始。作答会随时保存在本机，断网、刷新或关掉页面都不会丢。',
          '客观题立即判分；口语和写作由评分引擎评分，通常几秒完成，可以先做下一题，完成后会通知你。',
        ],
      },
      {
        heading: '录音没有声音？',
        paragraphs: [
          '请允许浏览器使用麦克风，并确认录音时音量条在“合适”的范围内。在微信内打开时，请从右上角菜单选择在浏览器打开。',
        ],
      },
      {
        heading: '分数怎么来的',
        paragraphs: [
          '每一项得分都列出依据：读错的词、停顿、找到的要点、文中的错误。置信度低时会注明“粗略估计”。与人工评分的一致程度见“评分准确度”页面。',
          '觉得某次评分不对，请在结果页点“这个评分不对”，我们会连同录音或作文一起复核。',
        ],
      },
      {
        heading: '付了款没有到账',
        paragraphs: ['打开“我的订单”，点开订单即可看到状态。系统每隔几分钟会与支付宝核对一次，款项不会丢失。'],
      },
      {
        heading: '键盘快捷键',
        paragraphs: ['在任何页面按 ? 查看快捷键；可以在偏好设置里关闭单键快捷键。'],
      },
    ],
  },
  'en-US': {
    title: 'Help',
    sections: [
      {
        heading: 'How to begin',
        paragraphs: [
          'Choose a type under Practice and start at the first question you have not practised. Your work is kept on this device all the time: a lost network, a reload or a closed page loses nothing.',
          'Objective questions are marked at once. Speaking and writing are scored in seconds; go on with the next question, and we will tell you when the score is there.',
        ],
      },
      {
        heading: 'No sound in your recording?',
        paragraphs: [
          'Allow the browser to use the microphone and see that the level meter says that the volume is right. Inside WeChat, choose to open the page in your browser from the menu at the top right.',
        ],
      },
      {
        heading: 'Where scores come from',
        paragraphs: [
          'Every trait shows its evidence: words, pauses, points found, errors in the text. A score that is only a rough estimate says so. The accuracy page says how well scores agree with human raters.',
          'If a score seems wrong, use “This score is wrong” on the result. We look at it together with your recording or text.',
        ],
      },
      {
        heading: 'Paid, but no membership',
        paragraphs: [
          'Open My orders to see the state of the order. We check with Alipay every few minutes; money is never lost.',
        ],
      },
      {
        heading: 'Keyboard',
        paragraphs: [
          'Press ? on any page for the shortcuts. Single-letter ones can be switched off in the preferences.',
        ],
      },
    ],
  },
};
