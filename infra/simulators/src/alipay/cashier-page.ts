import type { Trade } from './trade.js';

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem;color:#1d2129}
h1{font-size:1.25rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}
strong{font-size:2rem}form{display:flex;gap:1rem;margin-top:2rem}
button{font:inherit;padding:.75rem 1.5rem;border:1px solid #0958d9;border-radius:.5rem;background:#fff;color:#0958d9;cursor:pointer}
button[value=success]{background:#0958d9;color:#fff}`;

const page = (body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>支付宝收银台（模拟）</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** Where a buyer pays or does not. `action`: where the two buttons lead. */
export const cashierPage = ({ subject, totalAmount, outTradeNo }: Trade, action: string): string =>
  page(`<h1>支付宝收银台（模拟）</h1><p><strong>¥${escaped(totalAmount)}</strong></p>
<dl><dt>商品</dt><dd>${escaped(subject)}</dd><dt>商户订单号</dt><dd>${escaped(outTradeNo)}</dd></dl>
<form method="post" action="${escaped(action)}"><button name="result" value="success">确认付款</button>
<button name="result" value="close">取消支付</button></form>`);

const reasons: Readonly<Record<string, string>> = {
  'ACQ.TRADE_HAS_SUCCESS': '交易已支付',
  'ACQ.TRADE_HAS_CLOSE': '交易已经关闭',
  'ACQ.TRADE_NOT_EXIST': '交易不存在',
  'isv.invalid-signature': '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配',
};

export const refusalPage = (code: string): string =>
  page(`<h1>无法付款</h1><p>${escaped(reasons[code] ?? '请求有误')}（${escaped(code)}）</p>`);
