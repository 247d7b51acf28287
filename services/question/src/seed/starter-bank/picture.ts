/** Values of several rows over the same categories; `values` has one number a category. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}

/** A place on a plan; the plan is 100 wide and 60 high, `at` is its left upper corner. */
export interface PlanPlace {
  readonly name: string;
  readonly look: 'building' | 'water' | 'green' | 'road' | 'car park';
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
}

/** What a Describe Image question shows, as data; drawn by code. */
export type Picture =
  | {
      readonly kind: 'bars' | 'lines';
      readonly title: string;
      /** Name of the value axis with its unit */
      readonly unit: string;
      readonly categories: readonly string[];
      readonly series: readonly ChartSeries[];
    }
  | {
      readonly kind: 'pies';
      readonly title: string;
      readonly unit: string;
      readonly pies: readonly {
        readonly name: string;
        readonly slices: readonly { readonly name: string; readonly value: number }[];
      }[];
    }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'process';
      readonly title: string;
      readonly steps: readonly string[];
      /** Whether the last step leads to the first again */
      readonly cycle: boolean;
    }
  | {
      readonly kind: 'plans';
      readonly title: string;
      readonly plans: readonly { readonly name: string; readonly places: readonly PlanPlace[] }[];
    };
