/** What of VIP can be bought. spec: product.md, membership plans */
export interface Plan {
  readonly orderType: number;
  /** Fen */
  readonly price: number;
  readonly days: number;
  /** As it stands on the bill. */
  readonly subject: string;
}

const plans: readonly Plan[] = [
  { orderType: 0, price: 6_900, days: 30, subject: 'VIP 1 month' },
  { orderType: 1, price: 11_900, days: 90, subject: 'VIP 3 months' },
  { orderType: 2, price: 14_900, days: 180, subject: 'VIP 6 months' },
];

export const planOf = (orderType: number): Plan | undefined => plans.find((plan) => plan.orderType === orderType);
