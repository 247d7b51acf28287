import type { HouseDocument } from '../document.js';

export const about: HouseDocument = {
  'zh-CN': {
    title: '关于',
    sections: [
      {
        paragraphs: [
          '这是一个为 PTE 考生准备的练习站：25 种题型、整套模考、离线评分。我们相信分数应当说得清来由，所以每一分都附上依据，并公布与人工评分的一致程度。',
          '评分引擎不需要联网，同一份作答永远得到同一个分数。任何人都可以用一条命令在自己的机器上运行整个系统。',
          'PTE 是其所有者的商标，本站与其没有任何关系。评分使用的数据与开源软件列在文档的许可页面中，其中语音评分参考了 speechocean762 语料（Zhang et al., Interspeech 2021）。',
        ],
      },
    ],
  },
  'en-US': {
    title: 'About',
    sections: [
      {
        paragraphs: [
          'A place to practise for PTE: 25 question types, whole mock exams, and scoring that works offline. We believe that a score should be able to explain itself, so every point comes with its evidence, and we publish how well our scores agree with human raters.',
          'The scoring engine needs no network and gives the same score to the same answer every time. Anyone can run the whole system on their own machine with one command.',
          'PTE is a trademark of its owner, with whom we are not connected. Data and open-source software behind the scores are listed on the licence page of the documentation; speech scoring builds on the speechocean762 corpus (Zhang et al., Interspeech 2021).',
        ],
      },
    ],
  },
};
